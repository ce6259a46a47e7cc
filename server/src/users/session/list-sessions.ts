import type { SignedInDevice, UserId } from '@mungchi/contract';
import type { Deps } from '../../deps';

/** Where a person is signed in now: sessions that can still get a new access token, last used first. */
export async function listSessions(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  here: string | null,
): Promise<SignedInDevice[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'browser', 'openedAt', 'usedAt'])
    .where('userId', '=', userId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('refreshTokens')
          .select('familyId')
          .whereRef('refreshTokens.familyId', '=', 'sessions.id')
          .where('revokedAt', 'is', null)
          .where('rotatedAt', 'is', null)
          .where('expiresAt', '>', now()),
      ),
    )
    .orderBy('usedAt', 'desc')
    .execute();
  return rows.map(({ id, browser, openedAt, usedAt }) => ({
    id,
    browser,
    openedAt: openedAt.toISOString(),
    usedAt: usedAt.toISOString(),
    here: id === here,
  }));
}
