import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/schema';

/** Takes back every heart of a person: a count never differs from its rows. */
export async function dropProductLikes(tx: Tx, userId: UserId): Promise<void> {
  await sql`with gone as (delete from product_likes where user_id = ${userId} returning product_id)
    update products set like_count = like_count - 1 from gone where products.id = gone.product_id`.execute(tx);
}
