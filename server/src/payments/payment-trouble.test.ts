import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { type Person, type TestApp, testApp } from '../test-app';
import { booksOf, paidOnce } from './ledger/test-books';
import { fullRoom, order, payByCard, payShareOf, report, stageOf, type TestRoom } from './test-rooms';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

/** As the provider sends it: with the order the payment was made for. */
const notice = async (impUid: string) => {
  const card = await t.db.selectFrom('sandboxPayments').selectAll().where('impUid', '=', impUid).executeTakeFirst();
  const named = { imp_uid: impUid, merchant_uid: card?.merchantUid ?? 'whatever', status: card?.status ?? 'paid' };
  return t.call(null, 'POST', '/api/payments/webhook', named);
};
const later = (seconds: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + seconds * 1000);
};
const pay = async (room: TestRoom, payer: Person, options: object = {}) =>
  payByCard(t, { ...(await order(t, room, awake(t, payer))), buyer: payer, options });

describe('the webhook', () => {
  test('twice, and then the browser', async () => {
    const room = await fullRoom(t);
    const impUid = await pay(room, room.followers[0]!);
    await Promise.all([notice(impUid), notice(impUid)]);
    await t.runJobs();
    await notice(impUid);
    await t.runJobs();
    expect((await report(t, room, awake(t, room.followers[0]!), impUid)).status).toBe(200);
    paidOnce(await booksOf(t, room));
  });

  test('in the same moment as the browser', async () => {
    const room = await fullRoom(t);
    const payer = room.followers[0]!;
    const impUid = await pay(room, payer);
    await notice(impUid);
    const [told] = await Promise.all([report(t, room, awake(t, payer), impUid), t.runJobs()]);
    expect(told.status).toBe(200);
    paidOnce(await booksOf(t, room));
  });

  test('late: the browser was first', async () => {
    const room = await fullRoom(t);
    const impUid = await pay(room, room.followers[0]!, { webhook: 'late' });
    expect((await report(t, room, awake(t, room.followers[0]!), impUid)).status).toBe(200);
    later(31);
    await t.runJobs();
    paidOnce(await booksOf(t, room));
  });

  test('forged: for a payment that does not exist, for one that failed, for somebody else’s money', async () => {
    const room = await fullRoom(t);
    const [a] = room.followers as [Person];
    const declined = await pay(room, a, { decline: true });
    const foreign = await payByCard(t, { merchantUid: 'not ours', amount: room.share, buyer: a });
    for (const impUid of ['imp_forged', declined, foreign]) expect((await notice(impUid)).status).toBe(200);
    await t.runJobs();
    expect(await booksOf(t, room)).toMatchObject({ movements: [], held: 0, payers: 0 });
    for (const bad of [{}, { imp_uid: '../users' }, { imp_uid: 7 }, []])
      expect((await t.call(null, 'POST', '/api/payments/webhook', bad)).status).toBe(400);
  });

  test('for an order of a room that was cancelled meanwhile: the money goes back, once', async () => {
    const room = await fullRoom(t);
    const late = await order(t, room, awake(t, room.followers[0]!));
    await t.call(awake(t, room.leader), 'POST', `/api/group-boards/${room.id}/cancel`);
    const impUid = await payByCard(t, late);
    await notice(impUid);
    await notice(impUid);
    await t.runJobs();
    await notice(impUid);
    await t.runJobs();
    const { cards, movements, openRefunds } = await booksOf(t, room);
    expect(cards).toEqual([{ impUid, status: 'cancelled', amount: room.share, cancelAmount: room.share }]);
    expect({ movements, openRefunds }).toEqual({ movements: [], openRefunds: [] });
  });
});

describe('the provider', () => {
  test('slow, or down for two calls: waited for', async () => {
    for (const options of [{ slow_reads_ms: 300 }, { failing_reads: 2 }]) {
      const room = await fullRoom(t);
      const payer = awake(t, room.followers[0]!);
      expect((await report(t, room, payer, await pay(room, payer, options))).status).toBe(200);
      paidOnce(await booksOf(t, room));
    }
  });

  test('down for longer: the browser hears 503, and the order is looked at again until it answers', async () => {
    const room = await fullRoom(t);
    const payer = awake(t, room.followers[0]!);
    const impUid = await pay(room, payer, { failing_reads: 3 + 3 });
    expect(await report(t, room, payer, impUid)).toMatchObject({ status: 503, body: { code: 'PROVIDER_UNAVAILABLE' } });
    later(61);
    await t.runJobs();
    expect((await booksOf(t, room)).held).toBe(0);
    later(61);
    await t.deps.jobs.add(t.db, 'payments.reconcile', {});
    await t.runJobs();
    paidOnce(await booksOf(t, room));
  });

  test('lying about the amount: what does not fit goes back once it tells the truth', async () => {
    const room = await fullRoom(t);
    const payer = awake(t, room.followers[0]!);
    const impUid = await pay(room, payer, { report_amount: room.share - 1 });
    expect((await report(t, room, payer, impUid)).body.code).toBe('PAYMENT_MISMATCH');
    await notice(impUid);
    await t.runJobs();
    expect(await booksOf(t, room)).toMatchObject({ movements: [], held: 0 });

    await t.db
      .updateTable('sandboxPayments')
      .set({ reportedAmount: room.share })
      .where('impUid', '=', impUid)
      .execute();
    later(61);
    await t.runJobs();
    const { cards, movements, held, openRefunds } = await booksOf(t, room);
    expect(cards.map(({ status }) => status)).toEqual(['cancelled']);
    expect({ movements, held, openRefunds }).toEqual({ movements: [], held: 0, openRefunds: [] });
  });

  test('that loses the answer to a refund is asked first and told once', async () => {
    const room = await fullRoom(t);
    const impUid = await payShareOf(t, room, awake(t, room.followers[0]!));
    await t.call(awake(t, room.leader), 'POST', `/api/group-boards/${room.id}/cancel`);
    // The refund went through at the provider, but nobody heard of it.
    await t.deps.payments.refund(impUid, { amount: room.share, balance: room.share }, '공구 취소 환불');
    await t.runJobs();
    const { cards, movements } = await booksOf(t, room);
    expect(cards.map(({ cancelAmount }) => cancelAmount)).toEqual([room.share]);
    expect(movements.map(({ kind }) => kind)).toEqual(['PAYMENT', 'REFUND']);
  });
});

test('a share paid under a client-made id leaves our own order watched: paid as well, it is given back', async () => {
  const room = await fullRoom(t);
  const payer = awake(t, room.followers[0]!);
  const ours = await order(t, room, payer);
  const first = await payByCard(t, { merchantUid: `own_${room.id}`, amount: room.share, buyer: payer });
  expect((await report(t, room, payer, first)).status).toBe(200);
  const second = await payByCard(t, ours);
  later(61);
  await t.runJobs();
  const { cards, held, payers } = await booksOf(t, room);
  expect(cards.find(({ impUid }) => impUid === second)).toMatchObject({
    status: 'cancelled',
    cancelAmount: room.share,
  });
  expect(cards.find(({ impUid }) => impUid === first)).toMatchObject({ status: 'paid', cancelAmount: 0 });
  expect({ held, payers }).toEqual({ held: room.share, payers: 1 });
  expect(await stageOf(t, room)).toBe('RECRUITED');
});
