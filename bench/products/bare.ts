import Fastify from 'fastify';
import type pg from 'pg';

/** The reference: one Fastify route per call with one hand-written query and the same JSON. No session, no checks, no traces of searches and looks. */
export function bareApp(pool: pg.Pool, reader: number) {
  const app = Fastify();
  app.get<{ Params: { id: string }; Querystring: { lastId?: string } }>(
    '/api/products/categories/:id/scroll',
    async ({ params, query }) => (await pool.query(SCROLL, [params.id, query.lastId ?? null, reader])).rows.map(cardOf),
  );
  app.get<{ Querystring: { keyword: string } }>('/api/products/search', async ({ query }) =>
    (await pool.query(SEARCH, [[query.keyword], reader])).rows.map(cardOf),
  );
  app.get<{ Params: { id: string } }>('/api/products/:id', async ({ params }) => {
    const { rows } = await pool.query(DETAIL, [params.id, reader]);
    return detailOf(rows[0]);
  });
  return app;
}

/** `reader` is the number of the parameter. */
const card = (reader: string) => `
  select id, name, price, picture,
    exists (select from product_likes l where l.product_id = p.id and l.user_id = ${reader}) as liked
  from products p`;
const SCROLL = `${card('$3')} where category_id = $1 and ($2::bigint is null or id < $2) order by id desc limit 20`;
/** One look into the same index: for words of two letters it finds the same, without ranking and without a second try. */
const SEARCH = `${card('$2')} where search_tokens @> $1 order by id desc limit 100`;
const DETAIL = `
  select p.*, exists (select from product_likes l where l.product_id = p.id and l.user_id = $2) as liked
  from products p where p.id = $1`;

const CATEGORIES = ['신선식품', '가공식품', '주방용품', '생활용품'];

// biome-ignore lint/suspicious/noExplicitAny: rows as they come
type Row = any;

function cardOf({ id, name, price, picture, liked }: Row) {
  return { id, name, price, imgUrl: picture.url, picture, liked };
}

function detailOf(row: Row) {
  return {
    ...cardOf(row),
    productUrl: row.product_url,
    largeCategory: CATEGORIES[row.category_id - 1],
    largeCategoryId: row.category_id,
    subCategory: row.sub_category,
    likeCount: row.like_count,
  };
}
