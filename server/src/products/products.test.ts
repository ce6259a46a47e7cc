import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../test-app';
import { importProducts } from './import-products';
import { readProductFile } from './product-file';

const HEADER = 'external_key,name,category_id,subcategory,price,picture_key,product_url,keywords';
const PICTURE = { url: '/pictures/x.webp', width: 800, height: 800, color: '#ffffff', thumbhash: null, widths: [320] };

type Answer = Awaited<ReturnType<TestApp['call']>>;

let t: TestApp;
let me: Person;

const csv = (rows: string[]) => [HEADER, ...rows].join('\n');
const row = (key: string, name: string, category = 1, sub = '과일', price = 12000, keywords = '') =>
  `${key},${name},${category},${sub},${price},x,https://example.org/?q=${key},${keywords}`;
const load = (rows: string[]) =>
  importProducts(t.db, readProductFile(csv(rows)).lines, { at: t.clock.now, pictureOf: () => PICTURE });
const names = async (url: string) =>
  (await t.call(me, 'GET', url)).body.map((product: { name: string }) => product.name);

beforeAll(async () => {
  t = await testApp();
  me = await t.person();
  const many = Array.from({ length: 45 }, (_, i) => row(`many-${i}`, `주방 도구 ${i}호`, 3, '조리도구', 1000 + i));
  await load([
    row('a', '제주감귤 5kg', 1, '과일', 15900, '귤|비타민'),
    row('b', '감귤 주스 1L', 2, '음료', 4900),
    row('c', '청송 사과 3kg', 1, '과일', 19900),
    row('d', '매운 라면 5개입', 2, '라면', 4500, '매운맛'),
    row('e', '두루마리 휴지 30롤', 4, '화장지', 22900),
    ...many,
  ]);
});
afterAll(() => t.close());

describe('scroll', () => {
  test('twenty at a time, ids descending, below lastId, and an empty page at the end', async () => {
    const seen: number[] = [];
    let lastId: number | undefined;
    for (const expected of [20, 20, 5, 0]) {
      const url = `/api/products/categories/3/scroll${lastId ? `?lastId=${lastId}` : ''}`;
      const { body } = await t.call(me, 'GET', url);
      expect(body).toHaveLength(expected);
      seen.push(...body.map((product: { id: number }) => product.id));
      lastId = seen.at(-1);
    }
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
    expect(new Set(seen).size).toBe(45);
  });

  test.each(['0', '5', 'x'])('category %s is refused', async (category) => {
    const { status, body } = await t.call(me, 'GET', `/api/products/categories/${category}/scroll`);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'INVALID_FIELDS' });
  });
});

describe('main', () => {
  test('four shelves of up to eight, the same all day in Seoul and different tomorrow', async () => {
    const mainAt = async (time: string) => {
      t.clock.now = new Date(time);
      me.token = t.deps.tokens.issue(me.userId);
      return (await t.call(me, 'GET', '/api/products/main')).body;
    };
    const morning = await mainAt('2026-11-15T15:00:00.000Z');
    expect(morning.map((shelf: unknown[]) => shelf.length)).toEqual([2, 2, 8, 1]);
    expect(await mainAt('2026-11-16T14:59:59.999Z')).toEqual(morning);
    expect(await mainAt('2026-11-16T15:00:00.000Z')).not.toEqual(morning);
  });
});

describe('search', () => {
  test('finds compounds, onsets and unfinished syllables; names before keywords', async () => {
    expect(await names('/api/products/search?keyword=감귤')).toEqual(['감귤 주스 1L', '제주감귤 5kg']);
    expect(await names('/api/products/search?keyword=ㄱㄱ')).toContain('제주감귤 5kg');
    expect(await names('/api/products/search?keyword=감ㄱ')).toContain('제주감귤 5kg');
    expect(await names('/api/products/search?keyword=매운맛')).toEqual(['매운 라면 5개입']);
    expect(await names(`/api/products/search?keyword=${encodeURIComponent('%')}`)).toEqual([]);
  });

  test("a category's name finds the category", async () => {
    expect(await names('/api/products/search?keyword=신선식품')).toEqual(['청송 사과 3kg', '제주감귤 5kg']);
  });

  test('pages by cursor', async () => {
    const first = await t.call(me, 'GET', '/api/products/search?keyword=주방용품&limit=30');
    const second = await t.call(
      me,
      'GET',
      `/api/products/search?keyword=주방용품&limit=30&cursor=${String(first.headers['x-next-cursor'])}`,
    );
    expect([first.body.length, second.body.length]).toEqual([30, 15]);
    expect(second.headers['x-next-cursor']).toBeUndefined();
  });

  test('a blank keyword is refused', async () => {
    expect((await t.call(me, 'GET', '/api/products/search?keyword=%20')).body.fields.keyword).toBeTruthy();
  });
});

describe('hearts', () => {
  test('are idempotent both ways, also when pressed at once, and the count equals the rows', async () => {
    const [apple] = (await t.call(me, 'GET', '/api/products/search?keyword=청송')).body;
    const url = `/api/products/${apple.id}/like`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => t.call(me, 'POST', url)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"liked":true,"likeCount":1}']));
    expect((await t.call(me, 'GET', `/api/products/${apple.id}`)).body).toMatchObject({
      liked: true,
      likeCount: 1,
      largeCategory: '신선식품',
    });
    expect(await names('/api/products/like')).toEqual(['청송 사과 3kg']);

    await Promise.all(Array.from({ length: 20 }, () => t.call(me, 'DELETE', url)));
    expect((await t.call(me, 'DELETE', url)).body).toEqual({ liked: false, likeCount: 0 });
    expect(await names('/api/products/like')).toEqual([]);
  });

  test("stand on the cards of every list for whoever gave them, and on nobody else's", async () => {
    const [fan, other] = [await t.person(), await t.person()];
    const [juice] = (await t.call(fan, 'GET', '/api/products/search?keyword=주스')).body;
    await t.call(fan, 'POST', `/api/products/${juice.id}/like`);
    for (const url of ['search?keyword=주스', 'categories/2/scroll', 'main', 'like']) {
      const heartOf = async (person: Person) =>
        (await t.call(person, 'GET', `/api/products/${url}`)).body
          .flat()
          .map((p: { id: number; liked: boolean }) => p.id === juice.id && p.liked);
      expect([url, await heartOf(fan)]).toEqual([url, expect.arrayContaining([true])]);
      expect(await heartOf(other)).not.toContain(true);
    }
  });

  test('an unknown product is 404', async () => {
    for (const [method, url] of [
      ['GET', '/api/products/999999'],
      ['POST', '/api/products/999999/like'],
      ['DELETE', '/api/products/999999/like'],
    ] as const) {
      expect((await t.call(me, method, url)).body.code).toBe('PRODUCT_NOT_FOUND');
    }
  });

  test('the liked list pages by cursor, newest heart first', async () => {
    const fan = await t.person();
    const tools = (await t.call(fan, 'GET', '/api/products/categories/3/scroll')).body.slice(0, 5);
    for (const tool of tools) {
      t.clock.now = new Date(t.clock.now.getTime() + 1000);
      await t.call(fan, 'POST', `/api/products/${tool.id}/like`);
    }
    const ids: number[] = [];
    let cursor: string | undefined = '';
    while (cursor !== undefined) {
      const page: Answer = await t.call(fan, 'GET', `/api/products/like?limit=2&cursor=${cursor}`);
      ids.push(...page.body.map((product: { id: number }) => product.id));
      cursor = page.headers['x-next-cursor'] as string | undefined;
    }
    expect(ids).toEqual(tools.map((tool: { id: number }) => tool.id).reverse());
  });
});

describe('recommendations', () => {
  test('eight at most; a newcomer gets the interest category first; hearts move them; what is hearted is not repeated', async () => {
    const cook = await t.person({ interestCategory: 3 });
    const forNewcomer = (await t.call(cook, 'GET', '/api/products/recommend')).body;
    expect(forNewcomer).toHaveLength(8);
    expect(forNewcomer[0].name).toContain('주방 도구');

    const [spicy] = (await t.call(cook, 'GET', '/api/products/search?keyword=라면')).body;
    await t.call(cook, 'POST', `/api/products/${spicy.id}/like`);
    const after = (await t.call(cook, 'GET', '/api/products/recommend')).body;
    expect(after.map((product: { id: number }) => product.id)).not.toContain(spicy.id);
    expect(after).toEqual((await t.call(cook, 'GET', '/api/products/recommend')).body);
  });
});

describe('import', () => {
  test('the same file again changes nothing; a changed line changes one product', async () => {
    expect(await load([row('a', '제주감귤 5kg', 1, '과일', 15900, '귤|비타민')])).toEqual({
      added: 0,
      changed: 0,
      unchanged: 1,
    });
    expect(await load([row('a', '제주감귤 5kg', 1, '과일', 14900, '귤|비타민')])).toEqual({
      added: 0,
      changed: 1,
      unchanged: 0,
    });
  });

  test('names every bad row with its line', () => {
    const { lines, problems } = readProductFile(
      csv([
        row('ok', '좋은 상품'),
        row('cat', '나쁜 분류', 9),
        row('price', '나쁜 값', 1, '과일', -5),
        row('ok', '겹친 열쇠'),
      ]),
    );
    expect(lines.map((line) => line.externalKey)).toEqual(['ok']);
    expect(problems).toEqual([
      'line 3: category_id must be 1 to 4',
      'line 4: price must be above 0',
      'line 5: external_key ok stands in line 2 already',
    ]);
  });

  test('a missing column or an empty file is said plainly', () => {
    expect(readProductFile('a,b\n1,2').problems[0]).toContain('Columns missing: external_key');
    expect(readProductFile('').problems).toEqual(['The file has no rows.']);
  });
});
