import type { UserId } from '@mungchi/contract';
import type { Insertable } from 'kysely';
import type { Db } from '../db/schema';
import type { Schema } from '../db/schema.gen';

/** People and the login that each of them came with, in one statement. Their ids, in the order given. */
export async function createPeople(db: Db, people: readonly Insertable<Schema['users']>[]): Promise<UserId[]> {
  if (people.length === 0) return [];
  const rows = await db
    .with('person', (some) =>
      some.insertInto('users').values(people).returning(['id', 'provider', 'providerUserId', 'createdAt']),
    )
    .with('login', (some) =>
      some
        .insertInto('identities')
        .columns(['provider', 'providerUserId', 'userId', 'linkedAt'])
        .expression((eb) => eb.selectFrom('person').select(['provider', 'providerUserId', 'id', 'createdAt'])),
    )
    .selectFrom('person')
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
