import type { UserId } from '@mungchi/contract';
import { lockWriter } from '../../db/lock-writer';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { notify } from '../../notifications/notify';
import { Refusal } from '../../refusal';
import { PROVIDER_NAMES, type Provider } from '../sign-in/provider';

/** Removes a login of a person; the last one stays. */
export async function unlinkLogin(deps: Deps, userId: UserId, provider: Provider): Promise<void> {
  await transact(deps.db, async (tx) => {
    const person = await lockWriter(tx, userId);
    const doors = await tx
      .selectFrom('identities')
      .select(['provider', 'providerUserId'])
      .where('userId', '=', userId)
      .orderBy('linkedAt')
      .execute();
    const others = doors.filter((door) => door.provider !== provider);
    if (others.length === doors.length) return;
    const [next] = others;
    if (!next) throw new Refusal('LAST_IDENTITY');
    await tx.deleteFrom('identities').where('userId', '=', userId).where('provider', '=', provider).execute();
    // `users` names the first login: sign-in finds newcomers by it.
    if (person.provider === provider) await tx.updateTable('users').set(next).where('id', '=', userId).execute();
    const entry = {
      userId,
      kind: 'LOGIN_UNLINKED' as const,
      boardId: null,
      title: `${PROVIDER_NAMES[provider]} 로그인 연결을 끊었어요`,
      body: '이제 이 방법으로는 들어올 수 없어요. 내가 아니라면 로그인한 기기를 확인해 주세요.',
      path: '/mypage/account' as const,
      key: `unlinked ${provider} ${deps.now().toISOString()}`,
    };
    await notify(deps, tx, [entry]);
  });
}
