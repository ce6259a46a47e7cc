import { DAY_MS } from '@mungchi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsAt, operatorApp } from '../../operator/test-operator';
import type { Person, TestApp } from '../../test-app';
import { booksOf } from '../ledger/test-books';
import { cancelWithRefunds } from '../refunds/cancel-with-refunds';
import { paymentOf, roomIn, type TestRoom, takeBack } from '../test-rooms';
import { casesOf, decision, moreTime, oddRefund, openCasesOf, REFUSED, refundsOf, sweep } from './test-cases';

/** What an operator's button does to money, as the third review pressed them. */
let t: TestApp;
let operator: Person;
beforeAll(async () => {
  ({ t, operator } = await operatorApp());
});
afterAll(() => t.close());

const { get, post } = callsAt(() => t);
const press = async (room: TestRoom, ...body: Parameters<typeof decision>) => {
  const last = (await casesOf(t, room)).at(-1)!;
  return (await post(operator, `troubles/c${last.id}/decide`, decision(...body))).body.code ?? 'ok';
};
const verbsOf = async (room: TestRoom) =>
  (await get(operator, 'troubles')).body
    .filter(({ boardId }: { boardId: number }) => boardId === room.id)
    .map(({ verbs }: { verbs: string[] }) => verbs.join(' '));

describe('확인했어요 (SEEN)', () => {
  test('is not offered and refused while a refund is parked; the refund goes on by a verb that ends it', async () => {
    const { room } = await oddRefund(t, 801);
    expect(await press(room, 'SEEN')).toBe('VERB_NOT_OFFERED');
    expect(await openCasesOf(t, room)).toMatchObject([{ kind: 'REFUND_ODD' }]);
    expect(await verbsOf(room)).toEqual(['RETRY BY_HAND']);
    expect(await press(room, 'BY_HAND', 1000)).toBe('ok');
    expect(await refundsOf(t, room)).toMatchObject([{ byHand: '살펴봤어요', doneAt: t.clock.now }]);
    expect(await openCasesOf(t, room)).toEqual([]);
  });

  test('ends what is only to be known', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const impUid = await paymentOf(t, room, 0);
    await takeBack(t, impUid);
    await t.call(null, 'POST', '/api/payments/webhook', { imp_uid: impUid, merchant_uid: await numberOf(impUid) });
    await t.runJobs();
    expect(await verbsOf(room)).toEqual(['SEEN']);
    expect(await press(room, 'SEEN')).toBe('ok');
  });
});

describe('손으로 돌려줬어요 (BY_HAND)', () => {
  test('is refused once the provider has refunded: the case ended with it', async () => {
    const room = await refusedRoom();
    expect(await verbsOf(room)).toEqual(['RETRY HOLD', 'RETRY HOLD']);
    await sweep(t);
    expect(await openCasesOf(t, room)).toEqual([]);
    expect(await press(room, 'BY_HAND', room.share)).toBe('ALREADY_DECIDED');
    expect((await refundsOf(t, room)).map(({ byHand }) => byHand)).toEqual([null, null]);
  });

  test('on a case that stands open though nothing is: refused, and SEEN ends it', async () => {
    const room = await refusedRoom();
    await sweep(t);
    await t.db.updateTable('moneyCases').set({ closedAt: null }).where('boardId', '=', room.id).execute();
    expect(await press(room, 'BY_HAND', room.share)).toBe('NOTHING_OPEN');
    expect(await verbsOf(room)).toEqual(['SEEN', 'SEEN']);
    expect(await press(room, 'SEEN')).toBe('ok');
  });

  test('comes after “I am doing it”, which no sweep and no job overtakes', async () => {
    const room = await refusedRoom();
    expect(await press(room, 'BY_HAND', room.share)).toBe('VERB_NOT_OFFERED');
    expect(await press(room, 'HOLD')).toBe('ok');
    expect(await openCasesOf(t, room)).toHaveLength(2);
    await sweep(t);
    await t.runJobs();
    const { impUid } = (await casesOf(t, room)).at(-1)!;
    const mine = async () => (await refundsOf(t, room)).find((each) => each.impUid === impUid);
    expect(await mine()).toMatchObject({ doneAt: null, parkedAt: t.clock.now });
    expect(await press(room, 'BY_HAND', room.share)).toBe('ok');
    expect(await mine()).toMatchObject({ doneAt: t.clock.now, byHand: '살펴봤어요' });
    expect(await booksOf(t, room)).toMatchObject({ held: 0, balance: 0 });
    expect(await openCasesOf(t, room)).toEqual([]);
  });

  test('“I am doing it” is refused while the job is at it, and can be taken back by trying again', async () => {
    const room = await refusedRoom();
    const answers: string[] = [];
    const slow = async (...[impUid, money, why]: Parameters<typeof t.deps.payments.refund>) => {
      const last = (await casesOf(t, room)).at(-1)!;
      if (last.impUid === impUid) answers.push(await press(room, 'HOLD'));
      return t.deps.payments.refund(impUid, money, why);
    };
    await sweep(t, { refund: slow });
    expect(answers).toEqual(['REFUND_UNDER_WAY']);
    expect((await booksOf(t, room)).held).toBe(0);

    const other = await refusedRoom();
    expect(await press(other, 'HOLD')).toBe('ok');
    expect(await press(other, 'RETRY')).toBe('ok');
    await t.runJobs();
    const tried = { parkedAt: null, byHand: null, doneAt: t.clock.now };
    const { impUid } = (await casesOf(t, other)).at(-1)!;
    expect((await refundsOf(t, other)).find((each) => each.impUid === impUid)).toMatchObject(tried);
  });
});

test('a second loss of the same payment is taken back from the leader under a reference of its own', async () => {
  const room = await roomIn(t, 'COMPLETED');
  const impUid = await paymentOf(t, room, 0);
  for (const [nth, lost] of [1000, 500].entries()) {
    await takeBack(t, impUid, lost);
    await t.call(null, 'POST', '/api/payments/webhook', { imp_uid: impUid, merchant_uid: await numberOf(impUid) });
    await t.runJobs();
    expect(await press(room, 'REFUND', nth === 0 ? 1000 : 500)).toBe('ok');
  }
  const { movements } = await booksOf(t, room);
  const { id } = (await casesOf(t, room))[0]!;
  expect(movements.filter(({ kind }) => kind === 'RECOVERY')).toEqual([
    { kind: 'RECOVERY', reference: `case ${id}`, amount: 1000 },
    { kind: 'RECOVERY', reference: `case ${id} 2`, amount: 500 },
  ]);
});

async function numberOf(impUid: string): Promise<string> {
  const order = t.db.selectFrom('orders').select('merchantUid').where('impUid', '=', impUid);
  return (await order.executeTakeFirstOrThrow()).merchantUid;
}

/** Called off, and refused by the provider for three days: both whole refunds are cases, and tried on. */
async function refusedRoom(): Promise<TestRoom> {
  const room = await roomIn(t, 'PAYING');
  await cancelWithRefunds(t.deps, room.leader.userId, room.id);
  moreTime(t, 3 * DAY_MS);
  await sweep(t, { refund: REFUSED });
  expect(await openCasesOf(t, room)).toMatchObject([{ kind: 'REFUND_REFUSED' }, { kind: 'REFUND_REFUSED' }]);
  return room;
}
