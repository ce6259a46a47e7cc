import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/schema';

/** Takes back every heart of a person: a count never differs from its rows. */
export async function dropBoardLikes(tx: Tx, userId: UserId): Promise<void> {
  await sql`with gone as (delete from board_likes where user_id = ${userId} returning board_id)
    update boards set like_count = like_count - 1 from gone where boards.id = gone.board_id`.execute(tx);
}
