import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { Refusal } from '../refusal';
import { PREPARED } from './prepared';
import type { UserRow } from './rows';
import type { Tx } from './schema';

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

/** Of these people who is here; their withdrawal waits. */
export async function holdPresent(tx: Tx, userIds: readonly UserId[]): Promise<Set<UserId>> {
  const { rows } = await sql<{ id: UserId }>`
    select id from users where id = any(${userIds}::bigint[]) and left_at is null order by id for share`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** The same for a statement of its own that inserts `select … from writer`: no row for somebody who has left. */
export const WRITER = (userId: UserId) =>
  sql`(select id from users where id = ${userId} and left_at is null for share) writer`;
