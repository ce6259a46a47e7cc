import { DAY_MS, type ProductId } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dice } from '../eval/dice';
import { type Person, type TestApp, testApp } from '../test-app';
import { neighboursOf } from './eval/neighbours';
import { readSignals } from './read-signals';
import { rankForTaste } from './taste-rules';
import { insertProducts } from './test-products';

const PEOPLE = 80;
const PRODUCTS = 260;
let t: TestApp;
let people: Person[];
let products: ProductId[];
let hearts: Set<ProductId>[];

beforeAll(async () => {
  t = await testApp();
  people = [];
  for (let n = 0; n < PEOPLE; n++) people.push(await t.person());
  products = await insertProducts(t.db, PRODUCTS);
  const { next } = dice(7);
  hearts = people.map(() => new Set(products.filter(() => next() < 0.12)));
  await t.db
    .insertInto('productLikes')
    .values(
      people.flatMap(({ userId }, n) =>
        [...hearts[n]!].map((productId) => ({ productId, userId, createdAt: t.clock.now })),
      ),
    )
    .execute();
  await t.database.pool.query(
    'update products p set like_count = (select count(*) from product_likes l where l.product_id = p.id)',
  );
  // Something that nearly everybody likes.
  await t.db.updateTable('products').set({ likeCount: 600 }).where('id', '=', products[0]!).execute();
});
afterAll(() => t.close());

test.each([0, 1, 2, 3])(
  'what people alike hearted agrees with the plain computation, for reader %i',
  async (reader) => {
    const likeCounts = new Map(products.map((id) => [id, hearts.filter((heart) => heart.has(id)).length]));
    likeCounts.set(products[0]!, 600);
    const expected = neighboursOf(hearts, reader, likeCounts);
    const { neighbours } = await readSignals(t.deps, people[reader]!.userId);
    expect(expected.size).toBe(200);
    expect(new Set(neighbours.keys())).toEqual(new Set(expected.keys()));
    for (const [id, weight] of expected) expect(neighbours.get(id)).toBeCloseTo(weight, 9);
  },
);

test('everything else a person has done, newest first and with its age', async () => {
  const me = await t.person({ interestCategory: 2 });
  const [liked, viewed] = [products[5]!, products[6]!];
  await t.call(me, 'POST', `/api/products/${liked}/like`);
  await t.call(me, 'GET', `/api/products/${viewed}`);
  const found = (await t.call(me, 'GET', `/api/products/search?keyword=${encodeURIComponent('물건 12')}`)).body;
  await t.call(me, 'GET', '/api/products/search?keyword=없는말');
  t.clock.now = new Date(t.clock.now.getTime() + 2 * DAY_MS);
  const signals = await readSignals(t.deps, me.userId);
  expect(signals).toMatchObject({
    interestCategory: 2,
    likes: [{ productId: liked, age: 2 }],
    views: [{ productId: viewed, times: 1, age: 2 }],
    searched: found.slice(0, 3).map(({ id }: { id: number }) => ({ productId: id, age: 2 })),
    bought: [],
  });
});

test('searches are forgotten after ninety days', async () => {
  const me = await t.person();
  await t.call(me, 'GET', '/api/products/search?keyword=물건');
  t.clock.now = new Date(t.clock.now.getTime() + 91 * DAY_MS);
  me.token = t.deps.tokens.issue(me.userId);
  await t.call(me, 'GET', `/api/products/search?keyword=${encodeURIComponent('물건 3')}`);
  await t.db.transaction().execute((tx) => t.deps.jobs.add(tx, 'products.forget-searches', {}));
  await t.runJobs();
  const kept = await t.db.selectFrom('productSearches').select('keyword').where('userId', '=', me.userId).execute();
  expect(kept).toEqual([{ keyword: '물건 3' }]);
});

test('a product that is gone from the catalogue takes no part', () => {
  const gone = { productId: 999_999, age: 1 };
  const signals = { interestCategory: null, likes: [gone], bought: [gone], views: [], searched: [gone] };
  expect(rankForTaste([], { ...signals, neighbours: new Map([[999_999, 3]]) }, 8)).toEqual([]);
});
