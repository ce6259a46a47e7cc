import type { UserId } from '@mungchi/contract';
import type { TestApp } from '../test-app';
import { openSession } from './session/open-session';

let strangers = 0;

/** A user who has signed in with a provider but not finished sign-up. */
export async function stranger(t: TestApp): Promise<{ userId: UserId; cookie: string }> {
  strangers += 1;
  const { id } = await t.db
    .insertInto('users')
    .values({
      provider: 'kakao',
      providerUserId: `stranger-${strangers}`,
      name: '김뭉치',
      email: 'k@example.org',
      createdAt: t.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { userId: id, cookie: await openSession(t.deps, id) };
}
