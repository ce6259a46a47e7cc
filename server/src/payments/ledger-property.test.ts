import assert from 'node:assert/strict';
import { type BoardId, split } from '@mungchi/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockRoom } from '../boards/lock-board';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { type Dice, dice } from '../eval/dice';
import { Refusal } from '../refusal';
import { type TestApp, testApp } from '../test-app';
import { cancelWithRefunds } from './cancel-with-refunds';
import { carryOutRefund } from './carry-out-refund';
import { completePurchase } from './complete-purchase';
import { completeTrade } from './complete-trade';
import { handOver } from './hand-over';
import { writeMovement } from './ledger-rows';
import { type Movement, pairOf } from './ledger-rules';
import type { PaymentRecord } from './payment-rules';
import { returnPart } from './return-part';
import { settlePayment } from './settle-payment';
import { booksOf } from './test-books';
import { answerOf, applyOperation, type ModelRoom, type Operation, openModelRoom, recordOf } from './test-money-model';
import { randomOperation, randomRoom } from './test-random-money';
import { fullRoom, type TestRoom } from './test-rooms';

const OPERATIONS = 100_000;
const RUNS = 50;
const ROOMS_IN_DATABASE = 40;
const OPERATIONS_PER_ROOM = 30;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Written = Pick<Movement, 'kind' | 'reference' | 'amount'>;

/** What must hold after every single operation. */
function assertSound(room: ModelRoom, written: Written[]): void {
  const { follower, leader } = split(room.price, room.people);
  assert.equal(follower * (room.people - 1) + leader, room.price, 'shares are the price');
  const on = { OUTSIDE: 0, HOLDING: 0, LEADER: 0, LOSS: 0 };
  for (const movement of written) for (const { account, amount } of pairOf(movement)) on[account] += amount;
  assert.equal(on.OUTSIDE + on.HOLDING + on.LEADER + on.LOSS, 0, 'the books sum to zero');
  assert.ok(on.LOSS <= 0 && on.LEADER >= 0, 'the service carries losses, the leader never owes');
  const payments = [...room.used.values()].filter(({ booked }) => booked);
  const leftOf = (some: typeof payments) => some.reduce((sum, { amount, returned }) => sum + amount - returned, 0);
  assert.equal(on.HOLDING + on.LEADER, leftOf(payments), 'what is here is what was paid and did not go back');
  const onItsWay = payments.map(({ refund, amount, returned, parts }) =>
    refund === 'promised' ? amount - returned : parts.reduce((sum, part) => sum + part.amount, 0),
  );
  const promised = onItsWay.reduce((sum, amount) => sum + amount, 0);
  if (room.stage === 'COMPLETED') assert.equal(on.HOLDING, promised, 'only what is on its way back stays');
  else assert.equal(on.LEADER, 0, 'handed over at the end');
  assert.ok(
    on.HOLDING >= 0 && on.LEADER <= follower * room.followers.length,
    'never less than nothing, never too much',
  );
  for (const { amount, returned, charged, taken } of payments)
    assert.ok(
      returned + charged <= taken && taken <= amount,
      'nothing is written off that the provider did not take back',
    );
  const moved = new Set(written.map(({ kind, reference }) => `${kind} ${reference}`));
  assert.equal(moved.size, written.length, 'nothing is booked or refunded twice');
}

/** Every room's movements, in the order they were written. */
const books: Written[][] = [];

test(`${OPERATIONS.toLocaleString()} random operations keep the books sound, one by one`, () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const roll = dice(seed);
      let number = 0;
      let room = randomRoom(roll);
      let written: Written[] = [];
      for (let nth = 0; nth < OPERATIONS / RUNS; nth++) {
        const operation = randomOperation(
          roll,
          room,
          () => `imp_${seed}_${number++}`,
          () => number++,
        );
        written.push(...applyOperation(room, operation).wrote);
        assertSound(room, written);
        if (!roll.chance(1 / 40)) continue;
        books.push(written);
        room = randomRoom(roll);
        written = [];
      }
      books.push(written);
    }),
    { numRuns: RUNS },
  );
  expect(books.flat().length).toBeGreaterThan(OPERATIONS / 20);
});

test('all those movements, written in batches, are what the database holds', async () => {
  const board = await fullRoom(t, { followers: 1, price: 100 });
  const boards = await copiesOf(board.id, 200);
  const at = t.clock.now;
  const rooms = books.map((written, nth) => ({ boardId: boards[nth % boards.length]!, written, nth }));
  const size = Math.ceil(rooms.length / 24);
  const batches = Array.from({ length: 24 }, (_, nth) => rooms.slice(nth * size, (nth + 1) * size));
  const writeBatch = (batch: typeof rooms) =>
    transact(t.db, async (tx) => {
      for (const { boardId, written, nth } of batch)
        for (const { kind, reference, amount } of written)
          await writeMovement(tx, { kind, reference: `${nth} ${reference}`, boardId, participantId: null, amount, at });
    });
  for (let next = 0; next < batches.length; next += 4) await Promise.all(batches.slice(next, next + 4).map(writeBatch));

  const { rows } = await sql<{ account: string; total: number; lowest: number; entries: number }>`
    select account, sum(total)::float8 as total, min(total)::float8 as lowest, sum(entries)::int as entries
    from (select board_id, account, sum(amount) as total, count(*) as entries from ledger_entries group by 1, 2) of
    group by account`.execute(t.db);
  const inModel = (account: string) =>
    books
      .flat()
      .flatMap(pairOf)
      .filter((entry) => entry.account === account)
      .reduce((sum, one) => sum + one.amount, 0);
  for (const { account, total } of rows) expect(total).toBe(inModel(account));
  expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(0);
  expect(rows.reduce((sum, { entries }) => sum + entries, 0)).toBe(2 * books.flat().length);
  expect(rows.find(({ account }) => account === 'HOLDING')!.lowest).toBeGreaterThanOrEqual(0);
});

test('the real verbs decide and write what the model does', async () => {
  const work = Array.from({ length: ROOMS_IN_DATABASE }, (_, seed) => seed);
  for (let next = 0; next < work.length; next += 4) await Promise.all(work.slice(next, next + 4).map(liveOneRoom));
});

async function liveOneRoom(seed: number): Promise<void> {
  const roll = dice(seed * 7919 + 1);
  const followers = 1 + roll.below(3);
  const price = followers + 1 + roll.below(5000);
  const real = await fullRoom(t, { followers, price });
  const model = openModelRoom(price, followers + 1);
  const cards = new Map<string, PaymentRecord>();
  const deps = { ...t.deps, payments: providerOf(cards) };
  let number = 0;
  const written: Written[] = [];
  for (let nth = 0; nth < OPERATIONS_PER_ROOM; nth++) {
    const operation = randomOperation(
      roll,
      model,
      () => `imp_db_${seed}_${number++}`,
      () => 1 + seed * 1000 + number++,
    );
    const expected = applyOperation(model, operation);
    const answer = await carryOut(deps, real, model, operation, cards, roll);
    expect(answer, `room ${seed}, operation ${nth}: ${JSON.stringify(operation)}`).toBe(expected.answer);
    written.push(...expected.wrote);
    const { movements, balance, held } = await booksOf(t, real);
    const named = (all: Written[]) =>
      all.map(({ kind, reference, amount }) => [kind, kind === 'HAND_OVER' ? '' : reference, amount]);
    expect(named(movements)).toEqual(named(written));
    expect(balance).toBe(0);
    expect(held).toBeGreaterThanOrEqual(0);
  }
}

async function carryOut(
  deps: Deps,
  real: TestRoom,
  model: ModelRoom,
  operation: Operation,
  cards: Map<string, PaymentRecord>,
  roll: Dice,
): Promise<string> {
  const someone = (by: 'leader' | 'follower') => (by === 'leader' ? real.leader : roll.pick(real.followers)).userId;
  try {
    switch (operation.do) {
      case 'pay': {
        const owner = operation.owner === 'payer' ? operation.by : (operation.by + 1) % (real.followers.length + 1);
        const record = { ...recordOf(model, operation), merchantUid: await orderFor(real, owner, operation.impUid) };
        if (!cards.has(record.impUid)) cards.set(record.impUid, record);
        const decision = await settlePayment(deps, real.followers[operation.by]!.userId, real.id, record);
        await handOver(deps, real.id);
        return answerOf(decision);
      }
      case 'refund':
        return await refund(deps, operation.impUid);
      case 'part':
        return String(await promisePart(deps, real, operation));
      case 'take-back': {
        const card = cards.get(operation.impUid)!;
        const cancelledAmount = card.cancelledAmount + operation.amount;
        const status = cancelledAmount === card.amount ? 'cancelled' : 'paid';
        cards.set(operation.impUid, { ...card, cancelledAmount, status });
        if (!operation.told) return 'ok';
        const { by } = model.used.get(operation.impUid)!;
        const payer = real.followers[by]!.userId;
        const decision = await settlePayment(deps, payer, real.id, cards.get(operation.impUid)!);
        await handOver(deps, real.id);
        return answerOf(decision);
      }
      case 'cancel':
        await cancelWithRefunds(deps, someone(operation.by), real.id);
        return 'ok';
      case 'purchase':
        await completePurchase(deps, someone(operation.by), real.id);
        return 'ok';
      case 'trade':
        await completeTrade(deps, real.followers[operation.by]!.userId, real.id);
        return 'ok';
    }
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** An order under which the payment was made: the given member's (the leader comes after the followers). */
async function orderFor(real: TestRoom, owner: number, impUid: string): Promise<string> {
  const merchantUid = `order ${impUid}`;
  const person = real.followers[owner] ?? real.leader;
  const { id } = await t.db
    .selectFrom('participants')
    .select('id')
    .where('boardId', '=', real.id)
    .where('userId', '=', person.userId)
    .executeTakeFirstOrThrow();
  await sql`
    insert into orders (merchant_uid, board_id, participant_id, amount, status, created_at)
    values (${merchantUid}, ${real.id}, ${id}, 1, 'VOID', ${t.clock.now})
    on conflict do nothing`.execute(t.db);
  return merchantUid;
}

async function refund(deps: Deps, impUid: string): Promise<string> {
  const all = t.db.selectFrom('refunds').selectAll().where('impUid', '=', impUid).orderBy('id');
  const refunds = await all.execute();
  const before = refunds.find(({ doneAt }) => doneAt === null);
  // Whichever of them a job is about, they go in turn.
  for (const { id } of refunds.toReversed()) await carryOutRefund(deps, id);
  if (!before || before.parkedAt) return 'nothing';
  if ((await all.execute()).some(({ parkedAt }) => parkedAt !== null)) return 'parked';
  return before.reason === 'STRAY' || before.reason === 'MISMATCH' ? 'given back' : 'refunded';
}

async function promisePart(deps: Deps, real: TestRoom, { impUid, amount, id }: Extract<Operation, { do: 'part' }>) {
  return transact(t.db, async (tx) => {
    const { board } = await lockRoom(tx, real.id);
    const order = tx.selectFrom('orders').select('participantId').where('impUid', '=', impUid);
    const { participantId } = await order.executeTakeFirstOrThrow();
    return returnPart(deps, tx, board, { impUid, participantId, amount, disputeId: id });
  });
}

/** A provider that refuses a refund whose balance is not what it holds. */
function providerOf(cards: Map<string, PaymentRecord>): Deps['payments'] {
  return {
    payment: async (impUid) => cards.get(impUid) ?? null,
    paymentOf: async () => null,
    prepare: async () => {},
    async refund(impUid, { amount, balance }) {
      const card = cards.get(impUid)!;
      if (amount <= 0 || amount > balance || card.amount - card.cancelledAmount !== balance)
        throw new Error('refunded twice');
      const cancelledAmount = card.cancelledAmount + amount;
      const status = cancelledAmount === card.amount ? 'cancelled' : 'paid';
      cards.set(impUid, { ...card, status, cancelledAmount });
    },
  };
}

async function copiesOf(boardId: BoardId, count: number): Promise<BoardId[]> {
  const columns = await sql<{ list: string }>`
    select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
    where table_name = 'boards' and table_schema = 'public' and column_name <> 'id' and is_generated = 'NEVER'`.execute(
    t.db,
  );
  const list = sql.raw(columns.rows[0]!.list);
  const { rows } = await sql<{ id: BoardId }>`
    insert into boards (${list}) select ${list} from boards, generate_series(1, ${count}::int) where id = ${boardId}
    returning id`.execute(t.db);
  return rows.map(({ id }) => id);
}
