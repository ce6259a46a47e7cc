import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBoard } from '../boards/test-boards';
import { type TestApp, testApp } from '../test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('an inquiry is kept with its purchase, and read by its writer alone, latest first, with the answer', async () => {
  const person = await t.person();
  const boardId = await openBoard(t, await t.person(), {});
  const ask = (body: object) => t.call(person, 'POST', '/api/inquiries', body);
  expect((await ask({ kind: 'PAYMENT', text: ' 금액이 달라요 ', boardId })).status).toBe(200);
  expect((await ask({ kind: 'OTHER', text: '고마워요' })).status).toBe(200);
  await t.db
    .updateTable('inquiries')
    .set({ answer: '돌려 드렸어요.', answeredAt: t.clock.now })
    .where('kind', '=', 'PAYMENT')
    .execute();
  expect((await t.call(person, 'GET', '/api/inquiries')).body).toMatchObject([
    { kind: 'OTHER', text: '고마워요', boardId: null, answer: null, answeredAt: null },
    { kind: 'PAYMENT', text: '금액이 달라요', boardId, answer: '돌려 드렸어요.' },
  ]);
  expect((await t.call(await t.person(), 'GET', '/api/inquiries')).body).toEqual([]);
});

test('it needs a kind, words and a purchase that is there', async () => {
  const person = await t.person();
  const ask = (body: object) => t.call(person, 'POST', '/api/inquiries', body);
  expect((await ask({ kind: 'LOVE', text: '' })).body).toMatchObject({
    code: 'INVALID_FIELDS',
    fields: { kind: expect.any(String), text: expect.any(String) },
  });
  expect((await ask({ kind: 'TRADE', text: '어디로 가요?', boardId: 999_999 })).body.code).toBe('BOARD_NOT_FOUND');
});
