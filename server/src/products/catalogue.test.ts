import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '../db/connect';
import { type TestDatabase, testDatabase } from '../db/test-database';
import { catalogueReader } from './catalogue';
import { importProducts } from './import-products';
import { readProductFile } from './product-file';
import { insertProducts } from './test-products';

const PICTURE = { url: '/pictures/x.webp', width: 800, height: 800, color: null, thumbhash: null, widths: [] };
const HEADER = 'external_key,name,category_id,subcategory,price,picture_key,product_url,keywords';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await insertProducts(database.db, 12);
});
afterAll(() => database.close());

/** As another process does it. */
async function importElsewhere(name: string, price: number) {
  const elsewhere = connect(database.url, { max: 1 });
  const { lines } = readProductFile(`${HEADER}\nnew,${name},1,과일,${price},x,https://example.org/,`);
  await importProducts(elsewhere.db, lines, { at: new Date(), pictureOf: () => PICTURE });
  await elsewhere.close();
}

function readerAt(start: number) {
  const clock = { now: start };
  return { clock, read: catalogueReader(database.db, () => clock.now) };
}

test('an import elsewhere is seen within a second: added, renamed, and on its shelf', async () => {
  const { clock, read } = readerAt(10_000);
  const before = await read();
  await importElsewhere('새 사과', 5000);
  clock.now += 999;
  expect(await read()).toBe(before);
  clock.now += 1;
  const after = await read();
  expect(after.products).toHaveLength(13);
  expect(after.shelves.get(1)![0]).toMatchObject({ name: '새 사과', price: 5000 });

  await importElsewhere('새 사과', 4000);
  clock.now += 1000;
  expect((await read()).shelves.get(1)![0]!.price).toBe(4000);
});

test('without a change it is read once, however many ask, and only the version is looked at again', async () => {
  const { clock, read } = readerAt(10_000);
  const query = vi.spyOn(database.pool, 'connect');
  const all = await Promise.all(Array.from({ length: 50 }, () => read()));
  expect(new Set(all).size).toBe(1);
  expect(query).toHaveBeenCalledTimes(2);
  clock.now += 1000;
  await Promise.all(Array.from({ length: 50 }, () => read()));
  expect(query).toHaveBeenCalledTimes(3);
  expect(await read()).toBe(all[0]);
  query.mockRestore();
});

test('hearts are followed after five minutes', async () => {
  const { clock, read } = readerAt(10_000);
  const { id } = (await read()).products[0]!;
  await database.db.updateTable('products').set({ likeCount: 7 }).where('id', '=', id).execute();
  clock.now += 299_000;
  expect((await read()).byId.get(id)!.likeCount).toBe(0);
  clock.now += 1_000;
  expect((await read()).byId.get(id)!.likeCount).toBe(7);
});

test('a failed read is not kept', async () => {
  const { read } = readerAt(10_000);
  const query = vi.spyOn(database.pool, 'connect').mockImplementationOnce(() => Promise.reject(new Error('away')));
  await expect(read()).rejects.toThrow('away');
  query.mockRestore();
  expect((await read()).products.length).toBeGreaterThan(0);
});
