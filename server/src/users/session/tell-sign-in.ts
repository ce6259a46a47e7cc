import type { UserId } from '@mungchi/contract';
import type { Tx } from '../../db/schema';
import { type Notifier, notify } from '../../notifications/notify';

/** Tells a person who is known on other browsers already that somebody signed in on a new one. */
export async function tellSignIn(
  deps: Notifier,
  tx: Tx,
  userId: UserId,
  { id, browser }: { id: string; browser: string },
): Promise<void> {
  const known = await tx
    .selectFrom('sessions')
    .select(['browser'])
    .where('userId', '=', userId)
    .where('id', '<>', id)
    .execute();
  if (known.length === 0 || known.some((other) => other.browser === browser)) return;
  const entry = {
    userId,
    kind: 'NEW_SIGN_IN' as const,
    boardId: null,
    title: '새 기기에서 로그인했어요',
    body: `${browser}에서 로그인했어요. 내가 아니라면 계정에서 로그아웃해 주세요.`,
    path: '/mypage/account' as const,
    key: `sign-in ${id}`,
  };
  await notify(deps, tx, [entry]);
}
