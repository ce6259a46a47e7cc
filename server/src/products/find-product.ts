import { categoryName, type ProductDetail } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';

/** One product, with the reader's heart. That it was looked at is remembered for the recommendations. */
export async function findProduct({ db, now }: Deps, userId: number, productId: number): Promise<ProductDetail> {
  const product = await db
    .selectFrom('products')
    .select(['id', 'name', 'price', 'picture', 'productUrl', 'categoryId', 'subCategory', 'likeCount'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('productLikes')
            .select(sql`1`.as('one'))
            .whereRef('productId', '=', 'products.id')
            .where('userId', '=', userId),
        )
        .as('liked'),
    )
    .where('id', '=', productId)
    .executeTakeFirst();
  if (!product) throw new Refusal('PRODUCT_NOT_FOUND');

  await db
    .insertInto('productViews')
    .values({ productId, userId, viewedAt: now() })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'productId'])
        .doUpdateSet((eb) => ({ times: eb('productViews.times', '+', 1), viewedAt: now() })),
    )
    .execute();

  const { categoryId, liked, ...rest } = product;
  return {
    ...rest,
    imgUrl: product.picture.url,
    largeCategory: categoryName(categoryId)!,
    largeCategoryId: categoryId,
    liked: Boolean(liked),
  };
}
