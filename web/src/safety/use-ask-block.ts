import type { UserId } from '@mungchi/contract';
import { errorText } from '../api/error-copy';
import { useBlock } from '../api/safety';
import { askConfirm, notify } from '../notices/notices';

const DETAIL = '서로의 공구가 보이지 않고, 함께 있는 채팅방에서는 메시지를 접어 둘게요.';

/** Asks before a block; taking one back needs no question. Whether they are blocked now. */
export function useAskBlock() {
  const change = useBlock();
  return async ({ userId, nickname }: { userId: UserId; nickname: string }, blocked: boolean): Promise<boolean> => {
    const question = { detail: DETAIL, yes: '차단하기', danger: true };
    if (blocked && !(await askConfirm(`${nickname}님을 차단할까요?`, question))) return false;
    try {
      await change({ userId, blocked });
      notify(blocked ? `${nickname}님을 차단했어요.` : `${nickname}님의 차단을 풀었어요.`);
      return blocked;
    } catch (error) {
      notify(errorText(error), 'bad');
      return false;
    }
  };
}
