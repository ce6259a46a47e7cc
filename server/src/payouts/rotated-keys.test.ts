import { afterAll, beforeAll, expect, test } from 'vitest';
import { rotateKeys } from '../accounts/rotate-keys';
import { type TestApp, testApp } from '../test-app';
import { listOpen } from './list-open';
import { ask, pass, ripeRoom } from './test-payouts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

test('the key in the database rotates with the others; accounts and payouts are sealed again', async () => {
  const { leader } = await ripeRoom(t);
  await ask(t, leader);
  const sealed = async () => [
    (await t.db.selectFrom('payouts').select('number').executeTakeFirstOrThrow()).number,
    (await t.db.selectFrom('payoutAccounts').select('number').executeTakeFirstOrThrow()).number,
  ];
  const before = await sealed();
  for (let turn = 0; turn < 3; turn++) {
    const rotated = await rotateKeys(t.deps);
    expect(rotated.find(({ name }) => name === 'data')?.signsFrom).not.toBeNull();
    pass(t, 2, leader);
  }
  const after = await sealed();
  for (const [nth, number] of after.entries()) expect(number).not.toBe(before[nth]);
  expect((await listOpen(t.deps))[0]).toContain('12345604987654');
});
