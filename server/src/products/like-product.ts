import type { Liked, ProductId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { lockWriter } from '../db/lock-writer';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';

/** Likes or unlikes a product. The count changes only together with the row, under the product's lock. */
export async function likeProduct(
  { db, now }: Deps,
  userId: UserId,
  productId: ProductId,
  liked: boolean,
): Promise<Liked> {
  return transact(db, async (tx) => {
    await lockWriter(tx, userId);
    const product = await tx
      .selectFrom('products')
      .select('likeCount')
      .where('id', '=', productId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!product) throw new Refusal('PRODUCT_NOT_FOUND');

    const moved = liked ? await addLike(tx, userId, productId, now()) : -(await removeLike(tx, userId, productId));
    const likeCount = product.likeCount + moved;
    if (moved !== 0) await tx.updateTable('products').set({ likeCount }).where('id', '=', productId).execute();
    return { liked, likeCount };
  });
}

async function addLike(tx: Tx, userId: UserId, productId: ProductId, createdAt: Date): Promise<number> {
  const added = await tx
    .insertInto('productLikes')
    .values({ productId, userId, createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows ?? 0);
}

async function removeLike(tx: Tx, userId: UserId, productId: ProductId): Promise<number> {
  const removed = await tx
    .deleteFrom('productLikes')
    .where('productId', '=', productId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

/** Takes back every heart of a person: a count never differs from its rows. */
export async function dropProductLikes(tx: Tx, userId: UserId): Promise<void> {
  await sql`with gone as (delete from product_likes where user_id = ${userId} returning product_id)
    update products set like_count = like_count - 1 from gone where products.id = gone.product_id`.execute(tx);
}
