import { type ChatRoomRow, DUES, type Due } from '@mungchi/contract';
import { won } from '../ui/text/money';

type Pressing = Exclude<Due, 'REVIEW'>;
export type Waiting = ChatRoomRow & { due: Pressing };
export const isPressing = (room: ChatRoomRow): room is Waiting => room.due !== null && room.due !== 'REVIEW';

/** The soonest; without a clock what keeps others waiting longest: paying, then buying, answering, having received. */
export function mostPressing(rooms: readonly ChatRoomRow[]): Waiting | undefined {
  const until = ({ dueBy }: Waiting) => (dueBy ? Date.parse(dueBy) : Number.MAX_SAFE_INTEGER);
  return rooms.filter(isPressing).sort((a, b) => until(a) - until(b) || DUES.indexOf(a.due) - DUES.indexOf(b.due))[0];
}

const WORDS: Record<Pressing, (room: ChatRoomRow) => { headline: string; button: string; path: string }> = {
  PAY: ({ id, perPersonPrice, share = perPersonPrice }) => ({
    headline: '모두 모였어요!',
    button: `${won(share)} 결제하기`,
    path: `/chat/${id}/pay`,
  }),
  BUY: ({ id }) => ({ headline: '모두 결제했어요!', button: '물건 사러 가기', path: `/chat/${id}` }),
  ANSWER_DISPUTE: ({ id }) => ({ headline: '이웃이 문제를 알렸어요', button: '답하기', path: `/chat/${id}/dispute` }),
  RECEIVE: ({ id }) => ({ headline: '물건을 받으셨나요?', button: '확인하기', path: `/chat/${id}` }),
};

/** What is to be done in a room that waits for this reader, and where. */
export const turnWords = (room: Waiting) => WORDS[room.due](room);
