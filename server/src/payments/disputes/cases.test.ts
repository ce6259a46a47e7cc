import { DAY_MS, type DisputeId, type TroubleVerb } from '@mungchi/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awake } from '../../boards/test-boards';
import { createLog } from '../../log';
import { decideCase } from '../../operator/cases/decide-case';
import { decideTrouble } from '../../operator/cases/decide-trouble';
import type { Actor } from '../../operator/operator';
import { Refusal } from '../../refusal';
import { type TestApp, testApp } from '../../test-app';
import { booksOf } from '../ledger/test-books';
import { paymentOf, promisePart, roomIn, type TestRoom, takeBack } from '../test-rooms';

let t: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  t = await testApp({ log: createLog('error', { write: (line) => void lines.push(line) }) });
  await t.listen();
});
afterAll(() => t.close());

/** As at the terminal; answers with the code of a refusal. */
const typed = async (work: (actor: Actor) => Promise<void>) => {
  const code = await work({ userId: null, requestId: 'terminal' }).then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );
  await t.runJobs();
  return code;
};
const decide = (id: number, refund: number, reason: string, confirm = refund) =>
  typed((actor) => decideCase(t.deps, actor, id as DisputeId, { refund, confirm, reason }));
const end = (id: number, verb: TroubleVerb, reason: string, refund?: number) =>
  typed((actor) => decideTrouble(t.deps, actor, `c${id}`, { verb, refund, confirm: refund, reason }));
const caseOf = (room: TestRoom) =>
  t.db.selectFrom('moneyCases').selectAll().where('boardId', '=', room.id).executeTakeFirstOrThrow();
const kinds = (books: Awaited<ReturnType<typeof booksOf>>) => books.movements.map(({ kind, amount }) => [kind, amount]);

test('a dispute is decided once at the terminal, with the sum typed twice, and leaves a line', async () => {
  const room = await roomIn(t, 'PURCHASED');
  const path = `/api/chat/rooms/${room.id}/disputes`;
  const said = await t.call(awake(t, room.followers[0]!), 'POST', path, { kind: 'DAMAGED', text: '터졌어요' });
  const { id } = said.body;
  await t.call(awake(t, room.leader), 'PATCH', `${path}/${id}/contest`, { text: '멀쩡했어요' });
  expect(await decide(id, 1500, '절반은 상했어요', 150)).toBe('CONFIRM_MISMATCH');
  expect(await decide(id, 3334, '절반은 상했어요')).toBe('REFUND_TOO_HIGH');
  expect(await decide(id, 1500, '절반은 상했어요')).toBe('done');
  expect(await decide(id, 1500, '절반은 상했어요')).toBe('ALREADY_DECIDED');
  const lines = t.db.selectFrom('auditLog').select(['byId', 'what', 'after']).where('target', '=', `dispute ${id}`);
  expect(await lines.execute()).toEqual([
    { byId: null, what: 'dispute.decide', after: { state: 'DECIDED', refund: 1500 } },
  ]);
  expect(await decide(999_999, 1500, '절반은 상했어요')).toBe('DISPUTE_NOT_FOUND');
  expect(kinds(await booksOf(t, room)).slice(2)).toEqual([['REFUND', 1500]]);
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
    return { room, impUid };
  };

  test('is tried again', async () => {
    const { room, impUid } = await parked(901);
    // Somebody found out what the 300 were, and the other 700 are the rest of it.
    await takeBack(t, impUid, 700);
    expect(await end((await caseOf(room)).id, 'RETRY', '확인')).toBe('done');
    expect(kinds(await booksOf(t, room)).slice(2)).toEqual([['REFUND', 1000]]);
    expect((await caseOf(room)).closedAt).not.toBeNull();
  });

  test('was returned by hand: booked with the bank’s reference, once; what the provider took is a loss of its own', async () => {
    const { room, impUid } = await parked(902);
    const { id } = await caseOf(room);
    expect(await end(id, 'BY_HAND', 'KB-1234', 999)).toBe('CONFIRM_MISMATCH');
    expect(await end(id, 'BY_HAND', 'KB-1234', 1000)).toBe('done');
    expect(await end(id, 'BY_HAND', 'KB-1234', 1000)).toBe('ALREADY_DECIDED');
    const acts = t.db.selectFrom('auditLog').select(['byId', 'what', 'reason']).where('target', '=', `trouble c${id}`);
    expect(await acts.execute()).toEqual([{ byId: null, what: 'trouble.decide', reason: 'KB-1234' }]);
    const { movements } = await booksOf(t, room);
    const refunds = t.db.selectFrom('refunds').select(['byHand', 'disputeId']).where('impUid', '=', impUid);
    const refund = await refunds.executeTakeFirstOrThrow();
    expect(refund).toMatchObject({ byHand: 'KB-1234' });
    const reference = `${impUid} dispute ${refund.disputeId}`;
    expect(movements.slice(2)).toEqual([{ kind: 'REFUND', reference, amount: 1000 }]);
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
  const take = (amount: number) => end(id, 'REFUND', '전하지 않았어요', amount);
  expect(await take(999_999)).toBe('RECOVERY_TOO_HIGH');
  expect(await take(room.share + 1)).toBe('RECOVERY_TOO_HIGH');
  expect((await caseOf(room)).closedAt).toBeNull();
  expect(await take(room.share)).toBe('done');
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
    end(id, 'REFUND', '전하지 않았어요', room.share),
    t.call(awake(t, room.followers[1]!), 'POST', path, wish),
  ]);
  expect([taken, said.status]).toEqual(['done', 200]);
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
