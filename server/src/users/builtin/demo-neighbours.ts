import type { Db } from '../../db/schema';
import type { Person } from './person';

export type DemoNeighbour = { id: number; nickname: string; profileUrl: string; address: string | null };

/** Who can be picked on the trial page: the demo people, one neighbourhood after another. */
export async function demoNeighbours(db: Db): Promise<DemoNeighbour[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'nickname', 'profileUrl', 'address'])
    .where('demo', '=', true)
    .where('signedUpAt', 'is not', null)
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...row, nickname: row.nickname!, profileUrl: row.profileUrl! }));
}

export async function demoPerson(db: Db, id: number): Promise<Person | null> {
  const row = await db
    .selectFrom('users')
    .select(['provider', 'providerUserId', 'name', 'email'])
    .where('id', '=', id)
    .where('demo', '=', true)
    .executeTakeFirst();
  return row ? { provider: row.provider, sub: row.providerUserId, name: row.name, email: row.email } : null;
}
