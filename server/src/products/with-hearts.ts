import type { ProductCard, ProductId, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Deps } from '../deps';
import { type CatalogueProduct, toProductCard } from './catalogue';

/** Cards as this person sees them: one look at their hearts for the whole list. A visitor (null) has none. */
export async function withHearts(
  { db }: Pick<Deps, 'db'>,
  userId: UserId | null,
  products: readonly CatalogueProduct[],
): Promise<ProductCard[]> {
  if (userId === null || products.length === 0) return products.map((product) => toProductCard(product, false));
  const ids = products.map(({ id }) => id);
  const { rows } = await sql<{ productId: ProductId }>`${PREPARED}
    select product_id from product_likes
    where user_id = ${userId} and product_id = any(${ids}::bigint[])`.execute(db);
  const liked = new Set(rows.map(({ productId }) => productId));
  return products.map((product) => toProductCard(product, liked.has(product.id)));
}
