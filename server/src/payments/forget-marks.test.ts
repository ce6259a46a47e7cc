import { DAY_MS } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test-app';
import { roomIn } from './test-rooms';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  // The payment sandbox is asked over HTTP.
  await t.listen();
});
afterAll(() => t.close());

test('what a payment was made with is forgotten after five years, as the privacy page says; the order stays', async () => {
  const room = await roomIn(t, 'PURCHASED');
  const marks = async () =>
    (await t.db.selectFrom('orders').select('payerMark').where('boardId', '=', room.id).execute()).map(
      ({ payerMark }) => payerMark,
    );
  await t.db.updateTable('orders').set({ payerMark: 'mark' }).where('boardId', '=', room.id).execute();
  const paidAt = t.clock.now;
  const night = async (days: number) => {
    t.clock.now = new Date(paidAt.getTime() + days * DAY_MS);
    await t.deps.jobs.add(t.db, 'payments.forget-marks', {});
    await t.runJobs();
  };
  const all = await marks();
  expect(all.length).toBeGreaterThan(0);
  await night(1827);
  expect(await marks()).toEqual(all);
  await night(1828);
  expect(await marks()).toEqual(all.map(() => null));
  const { body } = await t.call(null, 'GET', '/api/legal/privacy');
  expect(body.text).toContain('부정 이용을 막기 위해');
});
