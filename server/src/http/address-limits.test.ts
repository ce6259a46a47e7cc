import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { RATE_LIMIT_FACTOR: '0.01', TRUST_PROXY: 'loopback' } });
});
afterAll(() => t.close());

const search = async (address: string) => {
  const headers = { 'x-forwarded-for': address };
  return (await t.app.inject({ url: '/api/places/search?query=제주', headers })).statusCode;
};

test('all addresses of one IPv6 network are counted together, and no others', async () => {
  const statuses = [];
  for (const host of [':1', ':2', 'a:b:c:d', 'ffff:ffff:ffff:ffff'])
    statuses.push(await search(`2001:db8:1:2:${host}`));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await search('2001:db8:1:3::1')).toBe(200);
});
