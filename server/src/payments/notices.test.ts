import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countNamed, loseJobs } from '../jobs/test-jobs';
import { createLog } from '../log';
import { type TestApp, testApp } from '../test-app';
import { booksOf, paidOnce } from './ledger/test-books';
import { fullRoom, order, payByCard, payShareOf, type TestRoom } from './test-rooms';

let t: TestApp;
/** What the provider was asked. */
const asked: string[] = [];
beforeAll(async () => {
  t = await testApp({ env: { RATE_LIMIT_FACTOR: '0.05' } });
  await t.listen();
  const { payments } = t.deps;
  const noting =
    <Answer>(read: (id: string) => Answer) =>
    (id: string) => {
      asked.push(id);
      return read(id);
    };
  t.deps.payments = { ...payments, payment: noting(payments.payment), paymentOf: noting(payments.paymentOf) };
});
beforeEach(async () => {
  asked.length = 0;
  await loseJobs(t.db);
});
afterAll(() => t.close());

const notice = (impUid: string, merchantUid: string | null, address = '192.0.2.1') =>
  t.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    remoteAddress: address,
    payload: { imp_uid: impUid, merchant_uid: merchantUid, status: 'paid' },
  });
const looks = () => countNamed(t.db, 'payments.look');
const cardFor = async (room: TestRoom, options = {}) => {
  const ordered = await order(t, room, room.followers[0]!);
  return { ...ordered, impUid: await payByCard(t, { ...ordered, options }) };
};

test('a notice for nothing of ours is answered, and neither remembered nor asked about', async () => {
  for (const merchantUid of ['somebody else’s', '', null])
    expect((await notice('imp_forged', merchantUid)).statusCode).toBe(200);
  expect(await looks()).toBe(0);
  await t.runJobs();
  expect(asked).toEqual([]);
});

test('many notices of one order are one look, and an invented number hides no payment', async () => {
  const room = await fullRoom(t);
  const { merchantUid, impUid } = await cardFor(room);
  for (const number of [impUid, 'imp_forged_1', 'imp_forged_2'])
    expect((await notice(number, merchantUid, '192.0.2.2')).statusCode).toBe(200);
  expect(await looks()).toBe(1);
  await t.runJobs();
  expect(asked).toEqual(['imp_forged_2', merchantUid]);
  paidOnce(await booksOf(t, room));
});

test('a notice without an order number finds the order by the payment that was booked', async () => {
  const room = await fullRoom(t);
  const impUid = await payShareOf(t, room, room.followers[0]!);
  expect((await notice(impUid, null, '192.0.2.3')).statusCode).toBe(200);
  expect(await looks()).toBe(1);
});

test('a refund does not stand behind notices that came before it', async () => {
  const [room, other] = [await fullRoom(t), await fullRoom(t)];
  await payShareOf(t, room, room.followers[0]!);
  const { merchantUid, impUid } = await cardFor(other);
  await notice(impUid, merchantUid, '192.0.2.4');
  t.clock.now = new Date(t.clock.now.getTime() + 1000);
  await t.call(room.leader, 'POST', `/api/group-boards/${room.id}/cancel`);
  const ran = (await t.runJobs()).map(({ job }) => job).filter((job) => /refund|look/.test(job));
  expect(ran).toEqual(['payments.refund', 'payments.look']);
});

test('all addresses together have a limit, and what is none of ours does not use it up', async () => {
  const room = await fullRoom(t);
  const { merchantUid, impUid } = await cardFor(room);
  for (let nth = 0; nth < 60; nth++) expect((await notice('imp_x', 'x', `198.51.100.${nth}`)).statusCode).toBe(200);
  const answers = new Set<number>();
  for (let nth = 0; nth < 40; nth++) answers.add((await notice(impUid, merchantUid, `203.0.113.${nth}`)).statusCode);
  expect(answers).toEqual(new Set([200, 429]));
});

describe('with a list of the provider’s addresses', () => {
  let listed: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const env = {
      PORTONE_KEY: 'k',
      PORTONE_SECRET: 's',
      PORTONE_URL: 'http://127.0.0.1:1',
      PORTONE_NOTICE_ADDRESSES: '192.0.2.0/24, 2001:db8::/32',
    };
    listed = await testApp({ env, log });
  });
  afterAll(() => listed.close());

  test.each([
    ['192.0.2.7', 1],
    ['::ffff:192.0.2.7', 1],
    ['2001:db8::5', 1],
    ['198.51.100.7', 0],
    ['2001:db9::5', 0],
  ])('one from %s makes %i looks', async (remoteAddress, count) => {
    await loseJobs(listed.db);
    const room = await fullRoom(listed);
    const { merchantUid } = await order(listed, room, room.followers[0]!);
    const payload = { imp_uid: 'imp_1', merchant_uid: merchantUid };
    const sent = () => listed.app.inject({ method: 'POST', url: '/api/payments/webhook', remoteAddress, payload });
    expect([(await sent()).statusCode, (await sent()).statusCode]).toEqual([200, 200]);
    expect(await countNamed(listed.db, 'payments.look')).toBe(count);
  });

  test('a list that keeps notices out says so, once a minute', () => {
    expect(lines.filter((line) => line.includes('PORTONE_NOTICE_ADDRESSES'))).toHaveLength(1);
  });
});
