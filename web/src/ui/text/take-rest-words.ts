import { type BoardDetail, shareOf } from '@mungchi/contract';
import { won } from './money';

type Taken = Pick<BoardDetail, 'price' | 'totalUser' | 'stage'> & {
  /** The leader's seats now, and how many there are to take. */
  seats: number;
  takeable: number;
};

/** What taking the rest does to whose money, asked before it is done. */
export function takeRestQuestion({ seats, takeable, stage, ...board }: Taken) {
  const share = won(shareOf(board, { role: 'LEADER', seats: seats + takeable }));
  const done = stage === 'RECRUITING' ? '모집이 바로 끝나요' : '빈자리가 채워져요';
  return {
    text: `남은 ${takeable}자리를 맡을까요?`,
    detail: `내 몫이 ${share}이 되고 ${done}. 이웃이 낼 금액은 그대로예요.`,
    yes: '맡을게요',
    no: '더 기다리기',
  };
}
