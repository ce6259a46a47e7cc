import { categoryName, type ProductDetail } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';

/** Coming back within the hour is the same look. */
const LOOK_MS = 3_600_000;

/** One product, with the reader's heart. That it was looked at is remembered for the recommendations. */
export async function findProduct(deps: Deps, userId: number, productId: number): Promise<ProductDetail> {
  const product = await deps.db
    .selectFrom('products')
    .leftJoin('productViews as view', (join) =>
      join.onRef('view.productId', '=', 'products.id').on('view.userId', '=', userId),
    )
    .select(['id', 'name', 'price', 'picture', 'productUrl', 'categoryId', 'subCategory', 'likeCount', 'viewedAt'])
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

  const { categoryId, liked, viewedAt, ...rest } = product;
  if (!viewedAt || deps.now().getTime() - viewedAt.getTime() >= LOOK_MS) await rememberLook(deps, userId, productId);
  return {
    ...rest,
    imgUrl: product.picture.url,
    largeCategory: categoryName(categoryId)!,
    largeCategoryId: categoryId,
    liked: Boolean(liked),
  };
}

async function rememberLook({ db, now }: Deps, userId: number, productId: number): Promise<void> {
  await db
    .insertInto('productViews')
    .values({ productId, userId, viewedAt: now() })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'productId'])
        .doUpdateSet((eb) => ({ times: eb('productViews.times', '+', 1), viewedAt: now() })),
    )
    .execute();
}
