import type { UserId } from '@mungchi/contract';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { notify } from '../../notifications/notify';
import { isBannedIn } from '../left-identity';
import { type Identity, isProvider, PROVIDER_NAMES } from '../sign-in/provider';
import { SignInTrouble } from '../sign-in/sign-in-trouble';

/** Adds a login to a person. Never by an equal e-mail: that would hand accounts to whoever can claim an address. */
export async function linkLogin(deps: Deps, userId: UserId, identity: Identity): Promise<void> {
  const { provider, providerUserId } = identity;
  await transact(deps.db, async (tx) => {
    const person = await tx
      .selectFrom('users')
      .select('leftAt')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!person || person.leftAt) throw new SignInTrouble('expired');
    // A login added after the ban would not be among those the ban remembers.
    if (await isBannedIn(deps, tx, userId)) throw new SignInTrouble('link-banned');
    const at = deps.now();
    const added = await tx
      .insertInto('identities')
      .values({ provider, providerUserId, userId, linkedAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('userId')
      .executeTakeFirst();
    if (!added) return assertOwn(tx, userId, identity);
    const name = isProvider(provider) ? PROVIDER_NAMES[provider] : provider;
    const entry = {
      userId,
      kind: 'LOGIN_LINKED' as const,
      boardId: null,
      title: `${name} 로그인을 연결했어요`,
      body: '이제 이 방법으로도 들어올 수 있어요. 내가 아니라면 계정에서 연결을 끊어 주세요.',
      path: '/mypage/account' as const,
      key: `linked ${provider} ${at.toISOString()}`,
    };
    await notify(deps, tx, [entry]);
  });
}

/** It was linked before: to this person, which is fine (two tabs), or in another way, which has a page. */
async function assertOwn(tx: Deps['db'], userId: UserId, { provider, providerUserId }: Identity): Promise<void> {
  const owner = await tx
    .selectFrom('identities')
    .select('userId')
    .where('provider', '=', provider)
    .where('providerUserId', '=', providerUserId)
    .executeTakeFirst();
  if (!owner) throw new SignInTrouble('other-of-provider');
  if (owner.userId !== userId) throw new SignInTrouble('linked-elsewhere');
}
