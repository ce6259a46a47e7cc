import { randomUUID } from 'node:crypto';
import { addDays, DAY_MS, HOUR_MS, type ParticipantId, seoulDay } from '@mungchi/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { transact } from '../db/transaction';
import { cancelAppointment } from '../handover/cancel-appointment';
import { markWord, unmarkWord } from '../handover/mark-word';
import { setAppointment } from '../handover/set-appointment';
import { Refusal } from '../refusal';
import { type TestApp, testApp } from '../test-app';
import { isWhole } from '../test-ring';
import { completeTrade } from './complete-trade';
import { acceptDispute } from './disputes/accept-dispute';
import { contestDispute } from './disputes/contest-dispute';
import { decideDispute } from './disputes/decide-dispute';
import { openDispute } from './disputes/open-dispute';
import { withdrawDispute } from './disputes/withdraw-dispute';
import { freeIn } from './ledger/ledger-rows';
import { leftFor } from './ledger/left-for';
import { booksOf } from './ledger/test-books';
import { lookAtPayment } from './look-at-payment';
import { addReceipt } from './receipts/add-receipt';
import { seatOf } from './test-received';
import { payByCard, paymentOf, roomIn, stageOf, type TestRoom, takeBack } from './test-rooms';
import { isSettled } from './trade-rules';

const t = await testApp();
await t.listen();
const longest = { settled: 0, case: 0 };
afterAll(async () => {
  if (process.env['LONGEST']) console.log('longest waits in days, real verbs', longest);
  await t.close();
});

const ROOMS = isWhole ? 6 : 3;
const DEEDS = ['meet', 'call-off', 'handed', 'no-show', 'unmark', 'press', 'tell', 'part', 'withdraw'] as const;
const OTHERS = ['accept', 'contest', 'decide', 'receipt', 'lose', 'pay-again', 'nothing'] as const;
const deed = fc.record({
  do: fc.constantFrom(...DEEDS, ...OTHERS),
  who: fc.nat(1),
  ahead: fc.integer({ min: 1, max: 20 * 24 }),
});
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

async function act({ deps, clock }: TestApp, room: TestRoom, { do: what, who, ahead }: Deed): Promise<unknown> {
  const person = room.followers[who]!;
  const [leader, follower] = [room.leader.userId, person.userId];
  const { id: seat } = await seatOf(t, room, person);
  const open = await openOf(seat);
  switch (what) {
    case 'meet':
      return setAppointment(deps, leader, room.id, { startsAt: new Date(clock.now.getTime() + ahead * HOUR_MS) });
    case 'call-off':
      return cancelAppointment(deps, leader, room.id);
    case 'handed':
      return markWord(deps, leader, room.id, seat, 'HANDED');
    case 'no-show':
      return markWord(deps, leader, room.id, seat, 'NO_SHOW');
    case 'unmark':
      return unmarkWord(deps, leader, room.id, seat, 'HANDED');
    case 'press':
      return completeTrade(deps, follower, room.id);
    case 'tell':
      return openDispute(deps, follower, room.id, { kind: 'NOT_RECEIVED', text: '못 받았어요' });
    case 'part':
      return openDispute(deps, follower, room.id, { kind: 'SHORT', text: '모자라요', wanted: ahead });
    case 'withdraw':
      return open && withdrawDispute(deps, follower, room.id, open.id);
    case 'accept':
      return open && acceptDispute(deps, leader, room.id, open.id);
    case 'contest':
      return open && contestDispute(deps, leader, room.id, open.id, { text: '아니에요' });
    case 'decide':
      return open && decideDispute(deps, open.id, ahead * 7, '사진을 봤어요');
    case 'receipt':
      return addReceipt(deps, leader, room.id, { spent: 1 + ahead * 20, sure: true });
    case 'lose':
      return lose(room, who);
    case 'pay-again':
      return payAgain(room, who, ahead % 2 ? room.share : ahead);
    case 'nothing':
      return undefined;
  }
}

async function lose(room: TestRoom, who: number): Promise<void> {
  const impUid = await paymentOf(t, room, who).catch(() => null);
  if (!impUid) return;
  await takeBack(t, impUid).catch(() => undefined);
  await lookAtPayment(t.deps, { impUid });
}

/** Under an order of ours that is long over. */
async function payAgain(room: TestRoom, who: number, amount: number): Promise<void> {
  const { id: participantId } = await seatOf(t, room, room.followers[who]!);
  const merchantUid = `again ${randomUUID()}`;
  await sql`
    insert into orders (merchant_uid, board_id, participant_id, amount, status, created_at)
    values (${merchantUid}, ${room.id}, ${participantId}, ${room.share}, 'VOID', ${t.clock.now})`.execute(t.db);
  await lookAtPayment(t.deps, { impUid: await payByCard(t, { merchantUid, amount }) });
}

const openOf = (participantId: ParticipantId) =>
  t.db
    .selectFrom('disputes')
    .select(['id', 'state'])
    .where('participantId', '=', participantId)
    .where('state', 'in', ['OPEN', 'ESCALATED'])
    .executeTakeFirst();

/** How a follower stands: settled, a case, or neither. */
async function endOf(room: TestRoom, who: number): Promise<'settled' | 'case' | null> {
  const seat = await seatOf(t, room, room.followers[who]!);
  const open = await openOf(seat.id);
  if (open) return open.state === 'ESCALATED' ? 'case' : null;
  return isSettled(seat) ? 'settled' : null;
}

/** What is held beyond open refunds and what is left of open cases. */
async function strayMoney(room: TestRoom): Promise<number> {
  let stray = await transact(t.db, (tx) => freeIn(tx, room.id));
  // What is told of after the credit is at the leader's.
  if ((await stageOf(t, room)) === 'COMPLETED') return stray;
  for (const person of room.followers) {
    const seat = await seatOf(t, room, person);
    if (await openOf(seat.id)) stray -= await transact(t.db, (tx) => leftFor(tx, seat));
  }
  return stray;
}

test('the real verbs: left alone, every receipt ends as settled or a case, and no won is held for nobody', {
  timeout: 300_000,
}, async () => {
  const rooms: TestRoom[] = [];
  for (let nth = 0; nth < ROOMS; nth++) rooms.push(await roomIn(t, 'PURCHASED'));
  for (const room of rooms) await payAgain(room, 0, room.share);
  for (const round of fc.sample(fc.tuple(fc.array(deed, { minLength: ROOMS, maxLength: ROOMS }), fc.nat(60)), 14)) {
    const [deeds, hours] = round;
    t.clock.now = new Date(t.clock.now.getTime() + (1 + hours) * HOUR_MS);
    for (const [nth, room] of rooms.entries())
      await act(t, room, deeds[nth]!).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    if (hours % 3 > 0) await t.runJobs();
  }

  const silence = t.clock.now;
  const open = new Set(rooms.flatMap((room) => room.followers.map((_, who) => ({ room, who }))));
  for (let day = 0; day <= 30; day++) {
    for (const hour of [9, 18, 21]) {
      const at = new Date(Date.parse(`${addDays(seoulDay(silence), day)}T00:00:00.000Z`) + (hour - 9) * HOUR_MS);
      if (at <= silence) continue;
      t.clock.now = at;
      await t.runJobs();
    }
    for (const each of open) {
      const end = await endOf(each.room, each.who);
      if (!end) continue;
      longest[end] = Math.max(longest[end], (t.clock.now.getTime() - silence.getTime()) / DAY_MS);
      open.delete(each);
    }
    if (open.size === 0 && day > longest.case + 1) break;
  }
  expect([...open]).toEqual([]);
  for (const room of rooms) {
    expect([room.id, await strayMoney(room)]).toEqual([room.id, 0]);
    const { balance, held, movements, cards } = await booksOf(t, room);
    const strays = cards.filter(({ impUid }) => !movements.some(({ reference }) => reference.startsWith(impUid)));
    expect(strays.length).toBeGreaterThan(0);
    for (const { amount, cancelAmount } of strays) expect(cancelAmount).toBe(amount);
    const sum = (...kinds: string[]) =>
      movements.reduce((total, { kind, amount }) => total + (kinds.includes(kind) ? amount : 0), 0);
    const leader = sum('HAND_OVER') - sum('RETURN');
    expect({ balance, left: held + leader + sum('REFUND'), hold: held >= 0, has: leader >= 0 }).toEqual({
      balance: 0,
      left: 2 * room.share,
      hold: true,
      has: true,
    });
  }
});
