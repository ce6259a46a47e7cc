import type { UserId } from '@mungchi/contract';
import type { TestApp } from '../test-app';
import { createPeople } from './create-people';
import { openSession } from './session/open-session';

let strangers = 0;

/** A user who has signed in with a provider but not finished sign-up. */
export async function stranger(t: TestApp): Promise<{ userId: UserId; cookie: string }> {
  strangers += 1;
  const [userId] = await createPeople(t.db, [
    {
      provider: 'kakao',
      providerUserId: `stranger-${strangers}`,
      name: '김뭉치',
      email: 'k@example.org',
      createdAt: t.clock.now,
    },
  ]);
  return { userId: userId!, cookie: await openSession(t.deps, userId!) };
}
