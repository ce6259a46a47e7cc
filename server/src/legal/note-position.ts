import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { WRITER } from '../db/lock-writer';
import type { Deps } from '../deps';

/** Notes that the position of a person's device was used, and what for. */
export async function notePosition(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  purpose: 'HOME' | 'CHECK',
): Promise<void> {
  await sql`insert into position_uses (user_id, purpose, at)
    select writer.id, ${purpose}::text, ${now()}::timestamptz from ${WRITER(userId)}`.execute(db);
}
