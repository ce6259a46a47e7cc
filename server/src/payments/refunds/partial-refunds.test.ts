import { DAY_MS } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { awake } from '../../boards/test-boards';
import { createLog } from '../../log';
import { type TestApp, testApp } from '../../test-app';
import { booksOf } from '../ledger/test-books';
import { ProviderRefused } from '../provider/payment-provider';
import { paymentOf, promisePart, report, roomIn, stageOf, type TestRoom, takeBack } from '../test-rooms';
import { carryOutRefund } from './carry-out-refund';
import { reconcileRefunds } from './reconcile-refunds';

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

const kinds = (books: Awaited<ReturnType<typeof booksOf>>) => books.movements.map(({ kind, amount }) => [kind, amount]);
const refundsOf = (room: TestRoom) =>
  t.db.selectFrom('refunds').selectAll().where('boardId', '=', room.id).orderBy('id').execute();
const casesOf = (room: TestRoom) => t.db.selectFrom('moneyCases').selectAll().where('boardId', '=', room.id).execute();
const receive = (room: TestRoom, nth: number) =>
  t.call(awake(t, room.followers[nth]!), 'POST', `/api/chat/rooms/${room.id}/trade-complete`);
const later = (ms: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + ms);
};

describe('a part of a payment', () => {
  test('goes back; the order stays paid, and the payment is still the member’s own', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const impUid = await paymentOf(t, room, 0);
    expect(await promisePart(t, room, 0, 1000, 11)).toBe(1000);
    await t.runJobs();
    const books = await booksOf(t, room);
    const [refund] = await refundsOf(room);
    const reference = `${impUid} dispute ${refund!.disputeId}`;
    expect(books.movements.at(-1)).toEqual({ kind: 'REFUND', reference, amount: 1000 });
    expect(books.orders.map(({ status }) => status)).toEqual(['PAID', 'PAID']);
    expect(books).toMatchObject({ payers: 2, held: 2 * room.share - 1000, openRefunds: [] });
    expect(books.cards.find((card) => card.impUid === impUid)).toMatchObject({ status: 'paid', cancelAmount: 1000 });
    expect((await report(t, room, awake(t, room.followers[0]!), impUid)).status).toBe(200);
    expect(kinds(await booksOf(t, room))).toEqual(kinds(books));
  });

  test('and another, and the rest: then the order is refunded; never more than was paid', async () => {
    const room = await roomIn(t, 'PURCHASED');
    expect(await promisePart(t, room, 0, 1000, 21)).toBe(1000);
    expect(await promisePart(t, room, 0, 500, 22)).toBe(500);
    expect(await promisePart(t, room, 0, 9999, 23)).toBe(room.share - 1500);
    expect(await promisePart(t, room, 0, 1, 24)).toBe(0);
    const ids = (await refundsOf(room)).map(({ id }) => id);
    // The job of the last one comes first: they still go one after the other.
    for (const id of ids.toReversed()) await carryOutRefund(t.deps, id);
    const books = await booksOf(t, room);
    expect(kinds(books).slice(2)).toEqual([
      ['REFUND', 1000],
      ['REFUND', 500],
      ['REFUND', room.share - 1500],
    ]);
    expect(books.orders.map(({ status }) => status).sort()).toEqual(['PAID', 'REFUNDED']);
    expect(books).toMatchObject({ payers: 1, held: room.share, openRefunds: [] });
  });

  test('that is promised is not credited, and leaves when the provider is back', async () => {
    const room = await roomIn(t, 'PURCHASED');
    await promisePart(t, room, 0, 1000, 31);
    await receive(room, 0);
    expect((await receive(room, 1)).body.stage).toBe('COMPLETED');
    expect(kinds(await booksOf(t, room)).at(-1)).toEqual(['HAND_OVER', 2 * room.share - 1000]);
    expect((await booksOf(t, room)).held).toBe(1000);
    await t.runJobs();
    expect(await booksOf(t, room)).toMatchObject({ held: 0, balance: 0, openRefunds: [] });
  });

  test('after the credit comes back from the leader first', async () => {
    const room = await roomIn(t, 'COMPLETED');
    expect(await promisePart(t, room, 0, 1000, 41)).toBe(1000);
    await t.runJobs();
    const books = await booksOf(t, room);
    expect(kinds(books).slice(3)).toEqual([
      ['RETURN', 1000],
      ['REFUND', 1000],
    ]);
    expect(books).toMatchObject({ held: 0, balance: 0 });
    expect(await stageOf(t, room)).toBe('COMPLETED');
    const { body } = await t.call(awake(t, room.leader), 'GET', `/api/chat/rooms/${room.id}/ledger`);
    expect(body).toMatchObject({ held: 0, refunded: 1000, handedOver: 2 * room.share - 1000 });
  });

  test('on its way is not taken for a loss, told or not; what is more than it, is', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const impUid = await paymentOf(t, room, 0);
    await promisePart(t, room, 0, 1000, 51);
    // The provider has done it, and the process died before it was written down.
    await takeBack(t, impUid, 1000);
    await report(t, room, awake(t, room.followers[0]!), impUid);
    expect(kinds(await booksOf(t, room))).toHaveLength(2);
    await takeBack(t, impUid, 200);
    await report(t, room, awake(t, room.followers[0]!), impUid);
    expect(kinds(await booksOf(t, room)).slice(2)).toEqual([['REFUND', 200]]);
    await t.runJobs();
    const books = await booksOf(t, room);
    expect(kinds(books).slice(2)).toEqual([
      ['REFUND', 200],
      ['REFUND', 1000],
    ]);
    expect(books.cards.find((card) => card.impUid === impUid)).toMatchObject({ cancelAmount: 1200 });
  });
});

describe('a person looks at it', () => {
  test('at once when somebody moved the money by hand; the next one waits behind it', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const impUid = await paymentOf(t, room, 0);
    await promisePart(t, room, 0, 1000, 61);
    await promisePart(t, room, 0, 500, 62);
    await takeBack(t, impUid, 300);
    await t.runJobs();
    later(120_000);
    await reconcileRefunds(t.deps);
    expect(await casesOf(room)).toMatchObject([{ kind: 'REFUND_ODD', impUid, amount: 1000, closedAt: null }]);
    expect((await refundsOf(room)).map(({ doneAt, parkedAt }) => [doneAt, parkedAt !== null])).toEqual([
      [null, true],
      [null, false],
    ]);
    expect(kinds(await booksOf(t, room))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('money needs a person'))).toHaveLength(1);
  });

  test('after three days of refusals, with the words of the provider', async () => {
    const room = await roomIn(t, 'PURCHASED');
    await promisePart(t, room, 0, 1000, 71);
    const [refund] = await refundsOf(room);
    const refused = () => Promise.reject(new ProviderRefused('부분취소를 지원하지 않는 카드입니다.'));
    const stubborn = { ...t.deps, payments: { ...t.deps.payments, refund: refused } };
    later(3 * DAY_MS - 1000);
    await expect(carryOutRefund(stubborn, refund!.id)).rejects.toThrow('부분취소를');
    expect(await casesOf(room)).toEqual([]);
    later(1000);
    await carryOutRefund(stubborn, refund!.id);
    await carryOutRefund(stubborn, refund!.id);
    const note = `refund ${refund!.id} of 1000: 부분취소를 지원하지 않는 카드입니다.`;
    expect(await casesOf(room)).toMatchObject([{ kind: 'REFUND_REFUSED', amount: 1000, note }]);
    expect((await refundsOf(room))[0]!.parkedAt).toEqual(t.clock.now);
  });
});
