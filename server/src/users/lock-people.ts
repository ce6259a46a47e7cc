import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { UserRow } from '../db/rows';
import type { Tx } from '../db/schema';
import { Refusal } from '../refusal';

/** The rows of these people, in one order for everybody. Foreign keys to them need not wait. */
export async function lockPeople(tx: Tx, userIds: readonly UserId[]): Promise<void> {
  if (userIds.length === 0) return;
  await sql`${PREPARED}
    select id from users where id = any(${userIds}::bigint[]) order by id for no key update`.execute(tx);
}

/**
 * Whoever writes something of their own, locked before any purchase: what they write at once comes one after another, and a
 * withdrawal either waits or was first. Nothing is written for somebody who has left; a foreign key would let it.
 */
export async function lockWriter(tx: Tx, userId: UserId): Promise<UserRow> {
  const rows = tx.selectFrom('users').modifyFront(PREPARED).selectAll().where('id', '=', userId);
  const writer = await rows.forNoKeyUpdate().executeTakeFirst();
  if (!writer || writer.leftAt) throw new Refusal('LOGIN_REQUIRED');
  return writer;
}

/** The same for a statement of its own that inserts `select … from writer`: no row for somebody who has left. */
export const WRITER = (userId: UserId) =>
  sql`(select id from users where id = ${userId} and left_at is null for share) writer`;
