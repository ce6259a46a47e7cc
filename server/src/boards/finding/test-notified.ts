import type { UserId } from '@mungchi/contract';
import { sanctionNow } from '../../safety/test-sanctions';
import type { Person, TestApp } from '../../test-app';
import { awake } from '../test-boards';
import { homeOf, moveHome } from './test-finding';

/** People who asked to be told and must not be, each for another reason; `fine` is told. */
const CAST = ['in', 'apart', 'reported', 'paused', 'banned', 'left', 'moved', 'fine'] as const;
export type Cast = Record<(typeof CAST)[number], Person>;

/** Each made at its own distance, in metres. */
export async function castOf(make: (metres: number) => Promise<Person>): Promise<Cast> {
  const people: Partial<Cast> = {};
  for (const [nth, role] of CAST.entries()) people[role] = await make(100 + nth);
  return people as Cast;
}

/** Everything but being in it; `from`: whoever opened or asked. */
export async function keepFromNotified(
  t: TestApp,
  { apart, reported, paused, banned, left, moved }: Cast,
  { from, target }: { from: Person; target: { kind: 'BOARD' | 'WISH'; id: number } },
): Promise<void> {
  await t.call(awake(t, apart), 'POST', `/api/users/${from.userId}/block`);
  await t.call(awake(t, reported), 'POST', '/api/reports', { target, reason: 'SCAM' });
  await sanctionNow(t.deps, paused.userId, { kind: 'PAUSED', days: 3, reason: '쉬어요' });
  await sanctionNow(t.deps, banned.userId, { kind: 'BANNED', reason: '사기' });
  await t.call(awake(t, left), 'DELETE', '/api/users');
  await moveHome(t, moved, from, 9000);
}

/** So many people with the word 무화과, one metre farther north of somebody each, nearest first. */
export async function crowdWithWord(t: TestApp, of: Person, people: number): Promise<UserId[]> {
  const { latitude, longitude } = await homeOf(t, of);
  const rows = await t.db
    .insertInto('users')
    .values(
      Array.from({ length: people }, (_, i) => ({
        provider: 'test',
        providerUserId: `crowd ${of.userId} ${i}`,
        email: '',
        name: '이웃',
        nickname: `c${of.userId}-${i}`,
        profileUrl: '/avatars/mint.webp',
        signedUpAt: t.clock.now,
        createdAt: t.clock.now,
        latitude: latitude + (i + 1) / 111_195,
        longitude,
      })),
    )
    .returning(['id', 'latitude', 'longitude'])
    .execute();
  const alert = { word: '무화과', norm: '무화과', anchor: '화과', createdAt: t.clock.now };
  await t.db
    .insertInto('keywordAlerts')
    .values(rows.map(({ id, ...home }) => ({ userId: id, ...home, ...alert })))
    .execute();
  return rows.map(({ id }) => id);
}
