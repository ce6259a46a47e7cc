import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema';

/** How many an announcement reaches, and the last of them: who signs up later is not told. */
export async function countReached(db: Db, near: string | undefined): Promise<{ people: number; last: number }> {
  const { people, last } = await members(db, near)
    .select(({ fn }) => [fn.countAll<number>().as('people'), fn.max<number | null>('id').as('last')])
    .executeTakeFirstOrThrow();
  return { people, last: last ?? 0 };
}

/** So many of them after an id. */
export async function reachedAfter(
  db: Db,
  { near, after, upTo }: { near?: string; after: number; upTo: number },
  limit: number,
): Promise<UserId[]> {
  const rows = await members(db, near)
    .select('id')
    .where(sql<boolean>`id > ${after} and id <= ${upTo}`)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

function members(db: Db, near: string | undefined) {
  const all = db.selectFrom('users').where('signedUpAt', 'is not', null).where('leftAt', 'is', null);
  return near ? all.where('address', 'like', `%${near.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`) : all;
}
