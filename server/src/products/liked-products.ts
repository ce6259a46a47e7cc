import { LIST_LIMIT, type ProductCard, type ProductId, type UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { type Page, pageOf, readCursor } from '../http/cursor';

/** The user's liked products, most recently liked first. */
export async function likedProducts(
  { db }: Deps,
  userId: UserId,
  { limit = LIST_LIMIT, cursor }: Page,
): Promise<{ items: ProductCard[]; next: string | null }> {
  const after = readCursor(cursor);
  let query = db
    .selectFrom('productLikes')
    .innerJoin('products', 'products.id', 'productLikes.productId')
    .select(['products.id', 'name', 'price', 'picture', 'productLikes.createdAt'])
    .where('userId', '=', userId)
    .orderBy('productLikes.createdAt', 'desc')
    .orderBy('products.id', 'desc')
    .limit(limit + 1);
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple('productLikes.createdAt', 'products.id'), '<', eb.tuple(after.at, after.id as ProductId)),
    );
  }
  const rows = await query.execute();
  const { shown, next } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return {
    items: shown.map(({ id, name, price, picture }) => ({
      id,
      name,
      price,
      imgUrl: picture.url,
      picture,
      liked: true,
    })),
    next,
  };
}
