import { DAY_MS } from '@mungchi/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awake } from '../../boards/test-boards';
import { createLog } from '../../log';
import { type TestApp, testApp } from '../../test-app';
import { booksOf } from '../ledger/test-books';
import { paymentOf, promisePart, roomIn, type TestRoom, takeBack } from '../test-rooms';
import { type CaseOrder, readOrder } from './case-order';
import { listCases } from './list-cases';

let t: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  t = await testApp({ log: createLog('error', { write: (line) => void lines.push(line) }) });
  await t.listen();
});
afterAll(() => t.close());

let orders = 0;
/** As the command does; answers with the audit line. */
const order = async (decided: CaseOrder) => {
  const requestId = `cases ${++orders}`;
  await t.deps.jobs.add(t.db, 'payments.decide', { ...decided, requestId });
  await t.runJobs();
  const line = t.db.selectFrom('audit').select(['action', 'object', 'outcome']).where('requestId', '=', requestId);
  return line.executeTakeFirstOrThrow();
};
const caseOf = (room: TestRoom) =>
  t.db.selectFrom('moneyCases').selectAll().where('boardId', '=', room.id).executeTakeFirstOrThrow();
const kinds = (books: Awaited<ReturnType<typeof booksOf>>) => books.movements.map(({ kind, amount }) => [kind, amount]);

test.each<[string, CaseOrder | null]>([
  [
    'decide d12 3000 사진에 보여요 --sum 3,000',
    { what: 'dispute', id: 12, amount: 3000, words: '사진에 보여요', sum: 3000 },
  ],
  ['decide 12 0 아무것도 없어요 --sum 0', { what: 'dispute', id: 12, amount: 0, words: '아무것도 없어요', sum: 0 }],
  ['decide c5 0 연락했어요 --sum 0', { what: 'case', id: 5, amount: 0, words: '연락했어요', sum: 0 }],
  ['decide d12 3000 사진에 보여요', null],
  ['returned c5 KB-1234', null],
  ['retry c5 다시', { what: 'retry', id: 5, amount: 0, words: '다시' }],
  ['returned c5 KB-1234 --sum 700', { what: 'returned', id: 5, amount: 700, words: 'KB-1234', sum: 700 }],
  ['loss c5 없어요 --sum 700', { what: 'loss', id: 5, amount: 700, words: '없어요', sum: 700 }],
  ['decide d12 3000', null],
  ['decide d12 -1 왜', null],
  ['decide d12 3,000 왜', null],
  ['decide x 1 왜', null],
  ['retry d12 다시', null],
  ['returned c5', null],
  ['delete c5 왜', null],
  ['', null],
])('the command line: %s', (line, expected) => {
  expect(readOrder(line.split(' '))).toEqual(expected);
});

test('a dispute is listed, decided once, and both decisions leave a line', async () => {
  const room = await roomIn(t, 'PURCHASED');
  const path = `/api/chat/rooms/${room.id}/disputes`;
  const said = await t.call(awake(t, room.followers[0]!), 'POST', path, { kind: 'DAMAGED', text: '터졌어요' });
  const { id } = said.body;
  expect(await listCases(t.db, t.clock.now)).toEqual([]);
  await t.call(awake(t, room.leader), 'PATCH', `${path}/${id}/contest`, { text: '멀쩡했어요' });
  const [leader, follower] = [room.leader.nickname, room.followers[0]!.nickname];
  expect((await listCases(t.db, new Date(t.clock.now.getTime() + 5 * DAY_MS))).map((each) => each.split('\n'))).toEqual(
    [
      [
        `d${id}  DAMAGED  waits 5 days, since 2026-11-15 12:00 in Seoul`,
        expect.stringContaining(`(board ${room.id}, PURCHASED)`),
        `    ${follower} wants 3,333 won of 3,333 won left of the payment; not received, no word of the leader`,
        `    ${follower}: 터졌어요`,
        `    ${leader} (leader): 멀쩡했어요`,
        `    → npm run cases -- decide d${id} WON REASON --sum WON   (WON: 0 to 3333; both read the reason)`,
      ],
    ],
  );

  const decided = { what: 'dispute', id, amount: 1500, words: '절반은 상했어요', sum: 1500 } as const;
  expect((await order({ ...decided, sum: 150 })).outcome).toBe('CONFIRM_MISMATCH');
  expect((await order({ ...decided, amount: 3334, sum: 3334 })).outcome).toBe('REFUND_TOO_HIGH');
  expect(await order(decided)).toEqual({ action: 'decide', object: `dispute ${id}`, outcome: 'done' });
  expect((await order(decided)).outcome).toBe('ALREADY_DECIDED');
  const lines = t.db.selectFrom('auditLog').select(['byId', 'what', 'after']).where('target', '=', `dispute ${id}`);
  expect(await lines.execute()).toEqual([
    { byId: null, what: 'dispute.decide', after: { state: 'DECIDED', refund: 1500 } },
  ]);
  expect((await order({ ...decided, id: 999_999 })).outcome).toBe('DISPUTE_NOT_FOUND');
  expect(kinds(await booksOf(t, room)).slice(2)).toEqual([['REFUND', 1500]]);
  expect(await listCases(t.db, t.clock.now)).toEqual([]);
});

test('an operator who is silent for two weeks is reminded by a line every day', async () => {
  const room = await roomIn(t, 'PURCHASED');
  const path = `/api/chat/rooms/${room.id}/disputes`;
  const said = await t.call(awake(t, room.followers[0]!), 'POST', path, { kind: 'SHORT', text: '모자라요' });
  await t.call(awake(t, room.leader), 'PATCH', `${path}/${said.body.id}/contest`, { text: '아니에요' });
  const days = async (ms: number) => {
    lines.length = 0;
    t.clock.now = new Date(t.clock.now.getTime() + ms);
    await t.deps.jobs.add(t.db, 'payments.late-cases', {});
    await t.runJobs();
    return lines.filter((line) => line.includes('disputes wait for an operator')).length;
  };
  expect(await days(14 * DAY_MS - 1000)).toBe(0);
  expect(await days(1000)).toBe(1);
  expect((await booksOf(t, room)).held).toBe(2 * room.share);
});

describe('a refund that a person looks at', () => {
  const parked = async (disputeId: number) => {
    const room = await roomIn(t, 'PURCHASED');
    const impUid = await paymentOf(t, room, 0);
    await promisePart(t, room, 0, 1000, disputeId);
    await takeBack(t, impUid, 300);
    await t.runJobs();
    expect((await listCases(t.db, t.clock.now)).filter((line) => line.includes(impUid))).toHaveLength(1);
    return { room, impUid };
  };

  test('is tried again', async () => {
    const { room, impUid } = await parked(901);
    // Somebody found out what the 300 were, and the other 700 are the rest of it.
    await takeBack(t, impUid, 700);
    expect((await order({ what: 'retry', id: (await caseOf(room)).id, amount: 0, words: '확인' })).outcome).toBe(
      'done',
    );
    expect(kinds(await booksOf(t, room)).slice(2)).toEqual([['REFUND', 1000]]);
    expect((await caseOf(room)).closedAt).not.toBeNull();
  });

  test('was returned by hand: booked with the bank’s reference, once; what the provider took is a loss of its own', async () => {
    const { room, impUid } = await parked(902);
    const { id } = await caseOf(room);
    const returned = { what: 'returned', id, amount: 1000, words: 'KB-1234', sum: 1000 } as const;
    expect((await order({ ...returned, amount: 999, sum: 999 })).outcome).toBe('CONFIRM_MISMATCH');
    expect((await order(returned)).outcome).toBe('done');
    expect((await order(returned)).outcome).toBe('ALREADY_DECIDED');
    const acts = t.db.selectFrom('auditLog').select(['byId', 'what', 'reason']).where('target', '=', `trouble c${id}`);
    expect(await acts.execute()).toEqual([{ byId: null, what: 'trouble.decide', reason: 'KB-1234' }]);
    const { movements } = await booksOf(t, room);
    expect(movements.slice(2)).toEqual([{ kind: 'REFUND', reference: `${impUid} dispute 902`, amount: 1000 }]);
    const refund = t.db.selectFrom('refunds').select(['byHand', 'doneAt']).where('impUid', '=', impUid);
    expect(await refund.executeTakeFirstOrThrow()).toMatchObject({ byHand: 'KB-1234' });
    expect((await caseOf(room)).note).toContain('returned by hand: KB-1234');
  });
});

test('of what was charged back after the credit never more is taken from the leader than was lost', async () => {
  const room = await roomIn(t, 'COMPLETED');
  const impUid = await paymentOf(t, room, 0);
  await takeBack(t, impUid);
  const told = t.db.selectFrom('orders').select('merchantUid').where('impUid', '=', impUid);
  const { merchantUid } = await told.executeTakeFirstOrThrow();
  await t.call(null, 'POST', '/api/payments/webhook', { imp_uid: impUid, merchant_uid: merchantUid });
  await t.runJobs();
  const { id } = await caseOf(room);
  const take = (amount: number) => order({ what: 'case', id, amount, words: '전하지 않았어요', sum: amount });
  expect((await take(999_999)).outcome).toBe('RECOVERY_TOO_HIGH');
  expect((await take(room.share + 1)).outcome).toBe('RECOVERY_TOO_HIGH');
  expect((await caseOf(room)).closedAt).toBeNull();
  expect((await take(room.share)).outcome).toBe('done');
  const books = await booksOf(t, room);
  expect(kinds(books).slice(3)).toEqual([
    ['CHARGEBACK', room.share],
    ['RECOVERY', room.share],
  ]);
  expect(books).toMatchObject({ held: 0, balance: 0 });
});

test('what a neighbour disputes or still can stays at the leader: taking it back beside a dispute', async () => {
  const room = await roomIn(t, 'COMPLETED');
  const impUid = await paymentOf(t, room, 0);
  // The leader has given 1,000 back to the second neighbour: with what is left of that payment nothing may be taken too much.
  const path = `/api/chat/rooms/${room.id}/disputes`;
  const wish = { kind: 'SHORT', text: '모자라요', wanted: 1000 };
  await takeBack(t, impUid);
  const told = t.db.selectFrom('orders').select('merchantUid').where('impUid', '=', impUid);
  const { merchantUid } = await told.executeTakeFirstOrThrow();
  await t.call(null, 'POST', '/api/payments/webhook', { imp_uid: impUid, merchant_uid: merchantUid });
  await t.runJobs();
  const { id } = await caseOf(room);
  const [taken, said] = await Promise.all([
    order({ what: 'case', id, amount: room.share, words: '전하지 않았어요', sum: room.share }),
    t.call(awake(t, room.followers[1]!), 'POST', path, wish),
  ]);
  expect([taken.outcome, said.status]).toEqual(['done', 200]);
  expect((await t.call(awake(t, room.leader), 'PATCH', `${path}/${said.body.id}/accept`)).body).toMatchObject({
    state: 'ACCEPTED',
    refund: 1000,
  });
  await t.runJobs();
  const { rows } = await sql<{ account: string; sum: number }>`
    select account, sum(amount)::float8 as sum from ledger_entries where board_id = ${room.id} group by 1`.execute(
    t.db,
  );
  expect(Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))).toEqual({
    OUTSIDE: 1000 - room.share,
    HOLDING: 0,
    LEADER: room.share - 1000,
    LOSS: 0,
  });
});
