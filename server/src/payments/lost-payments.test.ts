import { DAY_MS, PAYMENT_LOST_TEXT } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { awake, messagesOf } from '../boards/test-boards';
import { createLog } from '../log';
import { type TestApp, testApp } from '../test-app';
import { completeTrade } from './complete-trade';
import { creditLeader } from './credit-leader';
import { booksOf } from './ledger/test-books';
import { ProviderUnavailable } from './provider/payment-provider';
import { fullRoom, order, paymentOf, payShareOf, report, roomIn, stageOf, type TestRoom, takeBack } from './test-rooms';

/** What the provider takes back after it was booked: cancelled in its console, or charged back by the card company. */
let t: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  t = await testApp({ log: createLog('error', { write: (line) => void lines.push(line) }) });
  await t.listen();
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => t.close());

const later = (ms: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + ms);
};
const everyMinute = async () => {
  await t.deps.jobs.add(t.db, 'payments.reconcile', {});
  return t.runJobs();
};
const paidBy = (room: TestRoom, nth: number) => paymentOf(t, room, nth);
const notice = async (impUid: string) => {
  const { merchantUid } = await t.db
    .selectFrom('sandboxPayments')
    .select('merchantUid')
    .where('impUid', '=', impUid)
    .executeTakeFirstOrThrow();
  const told = { imp_uid: impUid, merchant_uid: merchantUid, status: 'cancelled' };
  expect((await t.call(null, 'POST', '/api/payments/webhook', told)).status).toBe(200);
  return t.runJobs();
};
const kinds = (books: Awaited<ReturnType<typeof booksOf>>) => books.movements.map(({ kind, amount }) => [kind, amount]);
const casesOf = (room: TestRoom) =>
  t.db
    .selectFrom('moneyCases')
    .select(['kind', 'userId', 'impUid', 'amount', 'closedAt'])
    .where('boardId', '=', room.id)
    .execute();
const receive = (room: TestRoom, nth: number) =>
  t.call(awake(t, room.followers[nth]!), 'POST', `/api/chat/rooms/${room.id}/trade-complete`);
const buy = (room: TestRoom) => t.call(awake(t, room.leader), 'PATCH', `/api/chat/rooms/${room.id}/purchase-complete`);

describe('before the purchase', () => {
  test('the notice sets the room back, the member pays anew, and the purchase goes on with the right money', async () => {
    const room = await roomIn(t, 'PAYING');
    const impUid = await paidBy(room, 0);
    await takeBack(t, impUid);
    await notice(impUid);
    await notice(impUid);
    expect(await stageOf(t, room)).toBe('RECRUITED');
    const books = await booksOf(t, room);
    expect(kinds(books)).toEqual([
      ['PAYMENT', room.share],
      ['PAYMENT', room.share],
      ['REFUND', room.share],
    ]);
    expect(books).toMatchObject({ held: room.share, payers: 1, balance: 0, openRefunds: [] });
    const lost = (await messagesOf(t, room.id)).filter(({ notice }) => notice === 'PAYMENT_LOST');
    expect(lost.map(({ stage, body }) => [stage, body])).toEqual([['RECRUITED', PAYMENT_LOST_TEXT]]);
    expect(await casesOf(room)).toEqual([]);

    const payer = awake(t, room.followers[0]!);
    expect((await report(t, room, payer, impUid)).body.code).toBe('PAYMENT_USED');
    await payShareOf(t, room, payer);
    expect(await stageOf(t, room)).toBe('PAYING');
    expect((await buy(room)).body.stage).toBe('PURCHASED');
    await receive(room, 0);
    expect((await receive(room, 1)).body.stage).toBe('COMPLETED');
    expect(kinds(await booksOf(t, room)).at(-1)).toEqual(['HAND_OVER', 2 * room.share]);
  });

  test('without a notice the daily reading finds it, and reads what is still there again the next day', async () => {
    const room = await fullRoom(t);
    const impUid = await payShareOf(t, room, awake(t, room.followers[0]!));
    later(DAY_MS - 1000);
    await everyMinute();
    await takeBack(t, impUid);
    await everyMinute();
    expect((await booksOf(t, room)).held).toBe(room.share);
    later(2000);
    await everyMinute();
    expect(await booksOf(t, room)).toMatchObject({ held: 0, payers: 0 });

    const again = await payShareOf(t, room, awake(t, room.followers[0]!));
    for (let day = 0; day < 3; day++) {
      later(DAY_MS);
      await everyMinute();
      expect((await booksOf(t, room)).held).toBe(room.share);
    }
    await takeBack(t, again);
    later(DAY_MS);
    await everyMinute();
    expect((await booksOf(t, room)).held).toBe(0);
  });

  test('구매 완료 asks first: who has taken the money back is found before anything is bought', async () => {
    const room = await roomIn(t, 'PAYING');
    await takeBack(t, await paidBy(room, 1));
    expect((await buy(room)).body.code).toBe('NOT_PURCHASABLE');
    expect(await stageOf(t, room)).toBe('RECRUITED');
    expect(await booksOf(t, room)).toMatchObject({ held: room.share, payers: 1 });
  });

  test('a part taken back: the rest goes back as well, and the share is paid anew', async () => {
    const room = await roomIn(t, 'PAYING');
    const impUid = await paidBy(room, 0);
    await takeBack(t, impUid, 1000);
    await notice(impUid);
    const books = await booksOf(t, room);
    expect(kinds(books).slice(2)).toEqual([
      ['REFUND', 1000],
      ['REFUND', room.share - 1000],
    ]);
    expect(books.cards.find((card) => card.impUid === impUid)).toMatchObject({
      status: 'cancelled',
      cancelAmount: room.share,
    });
    expect(books).toMatchObject({ held: room.share, payers: 1, openRefunds: [] });
    expect((await order(t, room, awake(t, room.followers[0]!))).amount).toBe(room.share);
  });

  test('a room that is called off meanwhile gives back once, whoever moved the money', async () => {
    const room = await fullRoom(t);
    const impUid = await payShareOf(t, room, awake(t, room.followers[0]!));
    await takeBack(t, impUid, 1000);
    await t.call(awake(t, room.leader), 'POST', `/api/group-boards/${room.id}/cancel`);
    await notice(impUid);
    const books = await booksOf(t, room);
    expect(kinds(books)).toEqual([
      ['PAYMENT', room.share],
      ['REFUND', room.share],
    ]);
    expect(books.cards.map(({ cancelAmount }) => cancelAmount)).toEqual([room.share]);
  });
});

describe('after the purchase', () => {
  test('a case is raised once, and what is gone is not credited', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const impUid = await paidBy(room, 0);
    await takeBack(t, impUid);
    await notice(impUid);
    await notice(impUid);
    const { userId } = room.followers[0]!;
    expect(await casesOf(room)).toEqual([{ kind: 'LOST', userId, impUid, amount: room.share, closedAt: null }]);
    expect(lines.filter((line) => line.includes('money needs a person'))).toHaveLength(1);
    expect(await stageOf(t, room)).toBe('PURCHASED');

    await receive(room, 0);
    expect((await receive(room, 1)).body.stage).toBe('COMPLETED');
    const books = await booksOf(t, room);
    expect(kinds(books).slice(2)).toEqual([
      ['REFUND', room.share],
      ['HAND_OVER', room.share],
    ]);
    expect(books).toMatchObject({ held: 0, balance: 0 });
  });

  test('found at the last moment, in whole or in part, before the money is handed over', async () => {
    const room = await roomIn(t, 'PURCHASED');
    await takeBack(t, await paidBy(room, 0));
    await takeBack(t, await paidBy(room, 1), 1000);
    await receive(room, 0);
    expect((await receive(room, 1)).body.stage).toBe('COMPLETED');
    expect(kinds(await booksOf(t, room)).slice(2)).toEqual([
      ['REFUND', room.share],
      ['REFUND', 1000],
      ['HAND_OVER', room.share - 1000],
    ]);
    expect((await casesOf(room)).map(({ amount }) => amount)).toEqual([room.share, 1000]);
  });

  test('after the credit the service carries it, the leader keeps the money, and a case is raised', async () => {
    const room = await roomIn(t, 'COMPLETED');
    const impUid = await paidBy(room, 0);
    const before = await booksOf(t, room);
    await takeBack(t, impUid);
    await notice(impUid);
    await notice(impUid);
    const after = await booksOf(t, room);
    expect(kinds(after)).toEqual([...kinds(before), ['CHARGEBACK', room.share]]);
    expect(after).toMatchObject({ held: 0, balance: 0 });
    const { body } = await t.call(awake(t, room.leader), 'GET', `/api/chat/rooms/${room.id}/ledger`);
    expect(body).toMatchObject({ held: 0, handedOver: 2 * room.share });
    expect((await casesOf(room)).map(({ kind }) => kind)).toEqual(['LOST_AFTER_HAND_OVER']);
    expect(lines.filter((line) => line.includes('money needs a person'))).toHaveLength(1);
  });
});

describe('a provider that does not answer', () => {
  const away = () => ({
    ...t.deps,
    payments: { ...t.deps.payments, payment: () => Promise.reject(new ProviderUnavailable('away')) },
  });

  test('makes the credit wait, says so, and lets it go on by itself', async () => {
    const room = await roomIn(t, 'PURCHASED');
    await receive(room, 0);
    expect((await completeTrade(away(), room.followers[1]!.userId, room.id)).stage).toBe('PURCHASED');
    await expect(creditLeader(away(), room.id)).rejects.toThrow('did not answer');
    expect(await casesOf(room)).toMatchObject([{ kind: 'UNCONFIRMED', closedAt: null }]);
    expect(lines.filter((line) => line.includes('the credit waits: The provider did not answer'))).toHaveLength(1);

    later(60_000);
    await t.runJobs();
    expect(await stageOf(t, room)).toBe('COMPLETED');
    expect(kinds(await booksOf(t, room)).at(-1)).toEqual(['HAND_OVER', 2 * room.share]);
    expect(await casesOf(room)).toMatchObject([{ kind: 'UNCONFIRMED', closedAt: t.clock.now }]);
  });

  test('does not keep the leader from saying that it is bought', async () => {
    const room = await roomIn(t, 'PAYING');
    const { payments } = t.deps;
    t.deps.payments = away().payments;
    expect((await buy(room)).body.stage).toBe('PURCHASED');
    t.deps.payments = payments;
  });

  test('or that knows nothing of a booked payment: no credit, and a case for a person', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const impUid = await paidBy(room, 0);
    const card = t.db.updateTable('sandboxPayments').where('impUid', '=', impUid);
    await card.set({ status: 'failed' }).execute();
    later(DAY_MS + 1000);
    await everyMinute();
    expect(await casesOf(room)).toMatchObject([{ kind: 'UNCONFIRMED', impUid, closedAt: null }]);
    await receive(room, 0);
    expect((await receive(room, 1)).body.stage).toBe('PURCHASED');
    expect((await booksOf(t, room)).held).toBe(2 * room.share);
    await card.set({ status: 'paid' }).execute();
    later(DAY_MS + 1000);
    await everyMinute();
    expect(await stageOf(t, room)).toBe('COMPLETED');
  });
});

test('the loss of one payment and the last payment of another come in the same moment: nobody is bought for short', async () => {
  for (let round = 0; round < 4; round++) {
    const room = await fullRoom(t);
    const [a, b] = room.followers.map((one) => awake(t, one));
    const first = await payShareOf(t, room, a!);
    await takeBack(t, first);
    await Promise.all([payShareOf(t, room, b!), notice(first)]);
    expect(await stageOf(t, room)).toBe('RECRUITED');
    expect(await booksOf(t, room)).toMatchObject({ held: room.share, payers: 1 });
  }
});
