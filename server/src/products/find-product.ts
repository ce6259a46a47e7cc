import { categoryName, type ProductDetail, type ProductId, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { WRITER } from '../db/lock-writer';
import { PREPARED } from '../db/prepared';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';

/** Another view within the hour is the same view. */
const LOOK_MS = 3_600_000;

type Row = Pick<ProductDetail, 'id' | 'name' | 'price' | 'picture' | 'productUrl' | 'subCategory' | 'likeCount'> & {
  categoryId: number;
  liked: boolean;
  viewedAt: Date | null;
};

/** One product, with whether the reader likes it. The view is recorded for the recommendations; a visitor's (null) is not. */
export async function findProduct(deps: Deps, userId: UserId | null, productId: ProductId): Promise<ProductDetail> {
  const { rows } = await sql<Row>`${PREPARED}
    select p.id, p.name, p.price, p.picture, p.product_url, p.category_id, p.sub_category, p.like_count,
      mine.user_id is not null as liked, view.viewed_at
    from products p
    left join product_likes mine on mine.product_id = p.id and mine.user_id = ${userId}
    left join product_views view on view.product_id = p.id and view.user_id = ${userId}
    where p.id = ${productId}`.execute(deps.db);
  const product = rows[0];
  if (!product) throw new Refusal('PRODUCT_NOT_FOUND');

  const { categoryId, viewedAt, ...rest } = product;
  const isNewLook = !viewedAt || deps.now().getTime() - viewedAt.getTime() >= LOOK_MS;
  if (userId !== null && isNewLook) await rememberLook(deps, userId, productId);
  return {
    ...rest,
    imgUrl: product.picture.url,
    largeCategory: categoryName(categoryId)!,
    largeCategoryId: categoryId,
  };
}

async function rememberLook({ db, now }: Deps, userId: UserId, productId: ProductId): Promise<void> {
  await sql`${PREPARED}
    insert into product_views as seen (product_id, user_id, viewed_at)
    select ${productId}::bigint, writer.id, ${now()}::timestamptz from ${WRITER(userId)}
    on conflict (user_id, product_id) do update set times = seen.times + 1, viewed_at = excluded.viewed_at`.execute(db);
}
