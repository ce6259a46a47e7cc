import type { ProductId } from '@mungchi/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchSteps } from '../korean/search-steps';
import { type Person, type TestApp, testApp } from '../test-app';
import { planOf, type Query, sentQueries } from '../test-queries';
import { productSearch } from './search-products';
import { insertProducts } from './test-products';

let t: TestApp;
let reader: Person;
let products: ProductId[];

beforeAll(async () => {
  t = await testApp();
  reader = await t.person();
  products = await insertProducts(t.db, 6_000);
  await sql`
    insert into users (provider, provider_user_id, name, email)
    select 'kakao', 'crowd-' || n, '이웃', 'crowd-' || n || '@example.org' from generate_series(1, 500) n`.execute(
    t.db,
  );
  await sql`
    insert into product_likes (product_id, user_id)
    select ${products[0]!}::bigint + (u.id * 37 + n * 61) % 6000, u.id from users u cross join generate_series(1, 40) n
    on conflict do nothing`.execute(t.db);
  await sql`
    insert into product_views (product_id, user_id)
    select ${products[0]!}::bigint + (u.id * 41 + n * 67) % 6000, u.id from users u cross join generate_series(1, 40) n
    on conflict do nothing`.execute(t.db);
  await sql`
    insert into product_searches (user_id, keyword, found)
    select u.id, '물건', array[${products[0]!}::bigint] from users u cross join generate_series(1, 20)`.execute(t.db);
  await sql`update products p set like_count = (select count(*) from product_likes l where l.product_id = p.id)`.execute(
    t.db,
  );
  await sql`vacuum analyze products, product_likes, product_views, product_searches, users`.execute(t.db);
  await t.deps.catalogue();
}, 60_000);
afterAll(() => t.close());

/** Without the look at the catalogue's version. */
async function queriesOf(url: string): Promise<Query[]> {
  const sent = await sentQueries(t, reader, url);
  // Read again now and then, in the background: the state of the catalogue and the keys that sign.
  return sent.filter(({ text }) => !/catalogue_state|"secrets"/.test(text));
}

async function plansOf(url: string): Promise<string> {
  const plans: string[] = [];
  for (const query of await queriesOf(url)) plans.push(await planOf(t, query));
  return plans.join('\n');
}

const search = (keyword: string) => `/api/products/search?keyword=${encodeURIComponent(keyword)}`;

test.each([
  ['/api/products/categories/2/scroll', 1],
  ['/api/products/main', 1],
  ['/api/products/recommend', 2],
  ['/api/products/like', 1],
  [search('물건 777'), 3],
  [search('주방용품'), 2],
])('%s asks the database %i times, however many products there are', async (url, times) => {
  const texts = (await queriesOf(url)).map(({ text }) => text);
  expect(texts, texts.join('\n')).toHaveLength(times);
});

test('a product is one query, and one more for the trace of a first look within the hour', async () => {
  const url = `/api/products/${products[6]}`;
  const trace = () =>
    t.db
      .selectFrom('productViews')
      .select('times')
      .where('productId', '=', products[6]!)
      .where('userId', '=', reader.userId)
      .executeTakeFirst();
  expect(await queriesOf(url)).toHaveLength(2);
  expect(await queriesOf(url)).toHaveLength(1);
  expect(await trace()).toEqual({ times: 1 });
  t.clock.now = new Date(t.clock.now.getTime() + 3_600_000);
  reader.token = t.deps.tokens.issue(reader.userId);
  expect(await queriesOf(url)).toHaveLength(2);
  expect(await trace()).toEqual({ times: 2 });
});

test('the same search again within minutes is one search', async () => {
  const remembered = () => t.db.selectFrom('productSearches').select('id').where('keyword', '=', '물건 88').execute();
  expect(await queriesOf(search('물건 88'))).toHaveLength(3);
  expect(await queriesOf(search('물건 88'))).toHaveLength(2);
  // Another node knows nothing of it.
  await productSearch(t.deps)(t.deps, reader.userId, '물건 88', {});
  expect(await remembered()).toHaveLength(1);

  t.clock.now = new Date(t.clock.now.getTime() + 10 * 60_000);
  expect(await queriesOf(search('물건 88'))).toHaveLength(3);
  expect(await remembered()).toHaveLength(2);
});

test('a search for something that is not there asks once per attempt', async () => {
  expect(await queriesOf(search('없는말'))).toHaveLength([...searchSteps('없는말')].length + 1);
});

test('the next page of a search is not remembered as another search', async () => {
  const { headers } = await t.call(reader, 'GET', `${search('물건 77')}&limit=1`);
  expect(await queriesOf(`${search('물건 77')}&limit=1&cursor=${String(headers['x-next-cursor'])}`)).toHaveLength(2);
});

test.each([
  [
    '/api/products/recommend',
    ['product_likes_user', 'product_likes_pkey', 'product_views_pkey', 'product_searches_user'],
  ],
  ['/api/products/like', ['product_likes_user', 'products_pkey']],
  [search('물건 777'), ['products_search']],
])('%s reads indexes only', async (url, indexes) => {
  const plan = await plansOf(url);
  for (const index of indexes) expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on product');
});

test('one product is read by its key', async () => {
  const plan = await plansOf(`/api/products/${products[3]}`);
  expect(plan).toContain('products_pkey');
  expect(plan).not.toContain('Seq Scan');
});
