import { DAY_MS, HOUR_MS } from '@mungchi/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awake } from '../../boards/test-boards';
import { loseJobs } from '../../jobs/test-jobs';
import { callsAt, operatorApp } from '../../operator/test-operator';
import type { Person, TestApp } from '../../test-app';
import { booksOf } from '../ledger/test-books';
import { ProviderUnavailable } from '../provider/payment-provider';
import { cancelWithRefunds } from '../refunds/cancel-with-refunds';
import {
  fullRoom,
  order,
  payByCard,
  paymentOf,
  payShareOf,
  roomIn,
  stageOf,
  type TestRoom,
  takeBack,
} from '../test-rooms';
import { casesOf, decision, forget, moreTime, oddRefund, openCasesOf, refundsOf, sweep } from './test-cases';

/** A provider that forgets, and promises that nobody works on. */
let t: TestApp;
let operator: Person;
beforeAll(async () => {
  ({ t, operator } = await operatorApp());
});
afterAll(() => t.close());

const { get, post } = callsAt(() => t);
const press = async (room: TestRoom, ...body: Parameters<typeof decision>) => {
  const [open] = await openCasesOf(t, room);
  return (await post(operator, `troubles/c${open!.id}/decide`, decision(...body))).body.code ?? 'ok';
};
const verbsOf = async (room: TestRoom) =>
  (await get(operator, 'troubles')).body
    .filter(({ boardId }: { boardId: number }) => boardId === room.id)
    .map(({ verbs }: { verbs: string[] }) => verbs.join(' '));
const kinds = (books: Awaited<ReturnType<typeof booksOf>>) => books.movements.map(({ kind, amount }) => [kind, amount]);
const receive = (room: TestRoom, nth: number) =>
  t.call(awake(t, room.followers[nth]!), 'POST', `/api/chat/rooms/${room.id}/trade-complete`);
/** Time passes, and every job that is due runs, the clocks' and the nightly ones too. */
const pass = async (ms: number) => {
  moreTime(t, ms);
  for (const job of ['payments.reconcile', 'payments.promises'] as const)
    await t.deps.jobs.add(t.db, job, {}, { runAt: t.clock.now });
  await t.runJobs();
};

describe('a refund of a payment the provider does not know', () => {
  test('is a case after three days, and ends by hand', async () => {
    const room = await roomIn(t, 'PAYING');
    const impUid = await paymentOf(t, room, 0);
    await forget(t, impUid);
    await cancelWithRefunds(t.deps, room.leader.userId, room.id);
    await pass(3 * DAY_MS - HOUR_MS);
    expect(await openCasesOf(t, room)).toEqual([]);
    await pass(HOUR_MS);
    expect(await openCasesOf(t, room)).toMatchObject([{ kind: 'REFUND_WAITS', impUid, amount: room.share }]);
    expect(await press(room, 'HOLD')).toBe('ok');
    expect(await press(room, 'BY_HAND', room.share)).toBe('ok');
    expect(await booksOf(t, room)).toMatchObject({ held: 0, balance: 0, openRefunds: [] });
    expect(await openCasesOf(t, room)).toEqual([]);
  });

  test('goes out by itself once it is known again, and takes its case along; a silent provider is a case too', async () => {
    const room = await roomIn(t, 'PAYING');
    const known = await forget(t, await paymentOf(t, room, 0));
    const silent = () => Promise.reject(new ProviderUnavailable('The provider did not take our token'));
    await cancelWithRefunds(t.deps, room.leader.userId, room.id);
    moreTime(t, 3 * DAY_MS);
    await sweep(t, { refund: silent });
    expect((await openCasesOf(t, room)).map(({ kind }) => kind)).toEqual(['REFUND_WAITS', 'REFUND_WAITS']);
    expect((await refundsOf(t, room)).map(({ parkedAt }) => parkedAt)).toEqual([null, null]);
    await known();
    await sweep(t);
    expect(await booksOf(t, room)).toMatchObject({ held: 0, openRefunds: [] });
    expect(await openCasesOf(t, room)).toEqual([]);
  });
});

describe('everybody has received, and one payment is not known', () => {
  const waiting = async (): Promise<{ room: TestRoom; impUid: string; known: () => Promise<void> }> => {
    const room = await roomIn(t, 'PURCHASED');
    const impUid = await paymentOf(t, room, 0);
    const known = await forget(t, impUid);
    await receive(room, 0);
    await receive(room, 1);
    await pass(10_000);
    expect(await openCasesOf(t, room)).toMatchObject([{ kind: 'UNCONFIRMED', impUid, amount: room.share }]);
    return { room, impUid, known };
  };

  test('what is confirmed is handed over once nobody can dispute it, and the case stays one', async () => {
    const { room } = await waiting();
    const { id } = (await openCasesOf(t, room))[0]!;
    expect(await verbsOf(room)).toEqual(['RETRY FOUND BY_HAND']);
    await pass(DAY_MS);
    expect(kinds(await booksOf(t, room)).slice(2)).toEqual([['HAND_OVER', room.share]]);
    await pass(DAY_MS);
    expect(kinds(await booksOf(t, room))).toHaveLength(3);
    expect((await booksOf(t, room)).held).toBe(room.share);
    expect(await stageOf(t, room)).toBe('PURCHASED');
    expect((await openCasesOf(t, room)).map((each) => each.id)).toEqual([id]);
    expect(await verbsOf(room)).toEqual(['RETRY FOUND BY_HAND LOSS']);
  });

  test.each([
    ['the neighbour has it back by hand', 'BY_HAND', ['REFUND']],
    ['an operator found the money', 'FOUND', ['HAND_OVER']],
    ['the service carries it', 'LOSS', ['CHARGEBACK', 'HAND_OVER']],
  ] as const)('%s: the room completes, and no won is left', async (_, verb, moved) => {
    const { room } = await waiting();
    await pass(DAY_MS);
    expect(await press(room, verb, room.share)).toBe('ok');
    await pass(10_000);
    const books = await booksOf(t, room);
    expect(await stageOf(t, room)).toBe('COMPLETED');
    expect(kinds(books).slice(3)).toEqual(moved.map((kind) => [kind, room.share]));
    expect(books).toMatchObject({ held: 0, balance: 0, openRefunds: [] });
    expect(await openCasesOf(t, room)).toEqual([]);
    await pass(2 * DAY_MS);
    expect(await openCasesOf(t, room)).toEqual([]);
  });

  test('known again: handed over by itself; cancelled meanwhile: not the service’s loss', async () => {
    const { room, known } = await waiting();
    await pass(DAY_MS);
    await known();
    await pass(DAY_MS);
    expect(kinds(await booksOf(t, room)).slice(2)).toEqual([
      ['HAND_OVER', room.share],
      ['HAND_OVER', room.share],
    ]);
    expect(await stageOf(t, room)).toBe('COMPLETED');

    const other = await waiting();
    await pass(DAY_MS);
    await other.known();
    await takeBack(t, other.impUid);
    await pass(DAY_MS);
    const books = await booksOf(t, other.room);
    expect(kinds(books).slice(2)).toEqual([
      ['HAND_OVER', other.room.share],
      ['REFUND', other.room.share],
    ]);
    expect(await stageOf(t, other.room)).toBe('COMPLETED');
    expect(await openCasesOf(t, other.room)).toMatchObject([{ kind: 'LOST' }]);
  });
});

test('a payment all of which goes back keeps no credit waiting, whatever the provider does not say about it', async () => {
  const room = await roomIn(t, 'PURCHASED');
  const impUid = await paymentOf(t, room, 0);
  const told = { kind: 'NOT_RECEIVED', text: '못 받았어요' };
  const problem = await t.call(awake(t, room.followers[0]!), 'POST', `/api/chat/rooms/${room.id}/disputes`, told);
  const provider = t.deps.payments;
  const isSilent = (uid: string) => uid === impUid;
  const silent: typeof provider = {
    ...provider,
    payment: (uid, asking) =>
      isSilent(uid) ? Promise.reject(new ProviderUnavailable('no answer')) : provider.payment(uid, asking),
  };
  Object.assign(t.deps, { payments: silent });
  await t.call(awake(t, room.leader), 'PATCH', `/api/chat/rooms/${room.id}/disputes/${problem.body.id}/accept`);
  await receive(room, 1);
  expect(await stageOf(t, room)).toBe('COMPLETED');
  expect((await openCasesOf(t, room)).map(({ kind }) => kind)).toEqual([]);
  Object.assign(t.deps, { payments: provider });
  await pass(DAY_MS);
  expect(await booksOf(t, room)).toMatchObject({ held: 0, openRefunds: [] });
});

test('what was handed over as undisputed keeps nothing back when the provider forgets it later', async () => {
  const room = await roomIn(t, 'PURCHASED');
  const told = { kind: 'SHORT', text: '모자라요', wanted: 500 };
  const problem = await t.call(awake(t, room.followers[0]!), 'POST', `/api/chat/rooms/${room.id}/disputes`, told);
  await receive(room, 1);
  await pass(2 * DAY_MS);
  expect(kinds(await booksOf(t, room)).at(-1)).toEqual(['HAND_OVER', room.share]);
  await forget(t, await paymentOf(t, room, 1));
  await t.call(awake(t, room.leader), 'PATCH', `/api/chat/rooms/${room.id}/disputes/${problem.body.id}/accept`);
  await pass(10_000);
  expect([await stageOf(t, room), await openCasesOf(t, room)]).toEqual(['COMPLETED', []]);
});

test('nothing left of it: neither by hand nor as a loss is anything booked', async () => {
  const room = await roomIn(t, 'PURCHASED');
  await forget(t, await paymentOf(t, room, 0));
  await receive(room, 0);
  await receive(room, 1);
  await pass(2 * DAY_MS);
  await sql`update money_cases set amount = 0 where board_id = ${room.id}`.execute(t.db);
  expect(await press(room, 'LOSS')).toBe('NOTHING_OPEN');
  expect(await press(room, 'BY_HAND')).toBe('NOTHING_OPEN');
  expect(await press(room, 'FOUND')).toBe('ok');
  await pass(10_000);
  expect([await stageOf(t, room), await openCasesOf(t, room)]).toEqual(['COMPLETED', []]);
});

test('taken note of before anything is due it is not opened by every reading; the credit opens it', async () => {
  const room = await roomIn(t, 'PURCHASED');
  await forget(t, await paymentOf(t, room, 0));
  await pass(DAY_MS);
  expect(await verbsOf(room)).toEqual(['RETRY SEEN']);
  expect(await press(room, 'SEEN')).toBe('ok');
  await pass(DAY_MS);
  await pass(DAY_MS);
  expect(await openCasesOf(t, room)).toEqual([]);
  await receive(room, 0);
  await receive(room, 1);
  await pass(10_000);
  expect(await verbsOf(room)).toEqual(['RETRY FOUND BY_HAND']);
});

describe('every night', () => {
  test('a refund that was parked and whose case was closed by hand is tried again, and a case again', async () => {
    const { room } = await oddRefund(t, 851);
    await t.db.updateTable('moneyCases').set({ closedAt: t.clock.now }).where('boardId', '=', room.id).execute();
    await pass(HOUR_MS);
    expect(await openCasesOf(t, room)).toMatchObject([{ kind: 'REFUND_ODD', amount: 1000 }]);
  });

  test('a refund and a credit that nobody works on become cases, and are tried', async () => {
    const room = await roomIn(t, 'PAYING');
    await cancelWithRefunds(t.deps, room.leader.userId, room.id);
    const bought = await roomIn(t, 'PURCHASED');
    await sql`update participants set received_at = ${t.clock.now} where board_id = ${bought.id}`.execute(t.db);
    await loseJobs(t.db);
    moreTime(t, 2 * DAY_MS);
    await t.deps.jobs.add(t.db, 'payments.promises', {});
    await t.runJobs();
    expect(await casesOf(t, room)).toMatchObject([{ kind: 'REFUND_WAITS' }, { kind: 'REFUND_WAITS' }]);
    expect(await casesOf(t, bought)).toMatchObject([{ kind: 'HAND_OVER_WAITS', impUid: null }]);
    for (const each of [room, bought]) {
      expect(await booksOf(t, each)).toMatchObject({ held: 0, openRefunds: [] });
      expect(await openCasesOf(t, each)).toEqual([]);
    }
  });
});

test('a second payment under the number of an order that went back is given back', async () => {
  const room = await fullRoom(t);
  const payer = room.followers[0]!;
  const { merchantUid, amount } = await order(t, room, payer);
  const first = await payShareOf(t, room, payer);
  await takeBack(t, first);
  const notice = (impUid: string) =>
    t.call(null, 'POST', '/api/payments/webhook', { imp_uid: impUid, merchant_uid: merchantUid });
  await notice(first);
  await t.runJobs();
  const second = await payByCard(t, { merchantUid, amount });
  await notice(second);
  await t.runJobs();
  expect(await refundsOf(t, room)).toMatchObject([{ impUid: second, reason: 'STRAY', doneAt: t.clock.now }]);
  const card = t.db.selectFrom('sandboxPayments').select('status').where('impUid', '=', second);
  expect(await card.executeTakeFirst()).toEqual({ status: 'cancelled' });
  expect(await booksOf(t, room)).toMatchObject({ held: 0, payers: 0 });
});
