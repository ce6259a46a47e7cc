import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Tx } from '../db/schema';

/** The rows of these people, in one order for everybody. Foreign keys to them need not wait. */
export async function lockPeople(tx: Tx, userIds: readonly UserId[]): Promise<void> {
  if (userIds.length === 0) return;
  await sql`${PREPARED}
    select id from users where id = any(${userIds}::bigint[]) order by id for no key update`.execute(tx);
}
