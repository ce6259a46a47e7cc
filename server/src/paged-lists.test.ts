import { endpointPath, type ProductId } from '@mungchi/contract';
import { ENDPOINTS } from '@mungchi/contract/all';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedApple } from './boards/test-boards';
import { writeCursor } from './http/cursor';
import { operatorPerson } from './operator/test-operator';
import { type Person, type TestApp, testApp } from './test-app';
import { goodQuery } from './test-calls';

let t: TestApp;
let reader: Person;
let operator: Person;
let productId: ProductId;
beforeAll(async () => {
  t = await testApp();
  reader = await t.person();
  operator = await operatorPerson(t);
  productId = await storedApple(t);
});
afterAll(() => t.close());

const PAGED = ENDPOINTS.filter(({ paged }) => paged);

test.each(PAGED.map((endpoint) => [endpoint.path, endpoint] as const))('a bad cursor of %s', async (path, endpoint) => {
  const at = (cursor: string) =>
    t.call(
      endpoint.auth === 'operator' ? operator : reader,
      'GET',
      endpointPath(path, { productId, categoryId: 1 }, { ...goodQuery(endpoint), cursor }),
    );
  const isRanked = path === '/api/products/search' || path === '/api/visit/products/search';
  const foreign = isRanked ? writeCursor({ at: t.clock.now, id: 1 }) : Buffer.from('100').toString('base64url');
  for (const cursor of ['nonsense', '1', '2026-11-15T03:00:00.000Z_1', foreign]) {
    const { status, body } = await at(cursor);
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'INVALID_FIELDS', ['cursor']]);
  }
  expect((await at('')).status).toBe(200);
});
