import { randomBytes, randomUUID } from 'node:crypto';
import {
  addDays,
  type ParticipantId,
  type Picture,
  type RoomId,
  type Stage,
  seoulDay,
  shareOf,
  split,
} from '@mungchi/contract';
import { announceBoard } from '../src/boards/announce-board';
import { type BoardEvent, nextStage, roomTitle } from '../src/boards/board-rules';
import { agreedTo } from '../src/boards/changes/change-rules';
import { clocksAfter, payByOf } from '../src/boards/clock-rules';
import { closingNoticeGiven } from '../src/boards/deadline-rules';
import { columnsOf } from '../src/boards/resolve-form';
import { announceRow } from '../src/chat/announce';
import { SYSTEM_TEXTS } from '../src/chat/system-texts';
import type { BoardRow } from '../src/db/rows';
import type { Tx } from '../src/db/schema';
import { transact } from '../src/db/transaction';
import {
  allPaid,
  completed,
  credited,
  type EntryFor,
  type Member,
  purchased,
  roomFull,
  seatTaken,
} from '../src/notifications/entries';
import { notify } from '../src/notifications/notify';
import { writeMovements } from '../src/payments/ledger/ledger-rows';
import { providerOf } from '../src/payments/provider/provider-of';
import { RECONCILE_QUEUE } from '../src/payments/reconcile-orders';
import { nextReading } from '../src/payments/reconcile-rules';
import type { Person, TestApp } from '../src/test-app';

export type GivenRoom = { id: RoomId; leader: Person; followers: Person[]; share: number };

export type RoomWanted = {
  /** CANCELLED: by the leader, full, before anybody paid. Where nobody owes anything, a full one is PAYING at once. */
  stage?: Stage;
  ledBy?: Person | undefined;
  /** How many, or who; each has one seat, or as many as `seats` says. */
  followers?: number | readonly Person[];
  seats?: readonly number[];
  price?: number;
  /** How many followers, in their order, have paid; from PAYING on all have. */
  paid?: number;
  /** How many have received, in PURCHASED; in COMPLETED all have. */
  received?: number;
  /** Free seats beside those of the followers; only while it recruits, one unless said otherwise. */
  free?: number;
};

const ORDER: readonly Stage[] = ['RECRUITING', 'RECRUITED', 'PAYING', 'PURCHASED', 'COMPLETED'];
const JEJU = { location: '제주특별자치도 제주시 첨단로 242', latitude: 33.4507, longitude: 126.5707 };
const PAYMENTS_CHECKED_AFTER = 'payments.reconcile';

/**
 * A purchase in any stage, written as the verbs would have left it by this moment: seats, talk, orders, the sandbox's
 * payments, books, notifications and jobs. given-room.test.ts holds it to the verbs. Whatever is about how a stage is reached
 * walks there instead (payments/test-rooms.ts).
 */
export async function givenRoom(t: TestApp, wanted: RoomWanted = {}): Promise<GivenRoom> {
  const { stage = 'RECRUITED', price = 10_000, free = stage === 'RECRUITING' ? 1 : 0 } = wanted;
  const count = typeof wanted.followers === 'number' ? wanted.followers : (wanted.followers?.length ?? 2);
  const newcomers = (wanted.ledBy ? 0 : 1) + (typeof wanted.followers === 'object' ? 0 : count);
  const people = await t.people(newcomers);
  const leader = wanted.ledBy ?? people.shift()!;
  const followers = typeof wanted.followers === 'object' ? [...wanted.followers] : people;
  const seats = followers.map((_, nth) => wanted.seats?.[nth] ?? 1);
  const totalUser = 1 + free + seats.reduce((sum, each) => sum + each, 0);
  if (free > 0 !== (stage === 'RECRUITING'))
    throw new Error('Seats are free while a purchase recruits, and only then.');

  const id = await transact(t.db, async (tx) => {
    const room = await openRoom(t, tx, leader, followers, seats, { price, totalUser, maxSeats: Math.max(1, ...seats) });
    if (stage === 'RECRUITING') return room.close();
    await room.fill();
    if (stage === 'CANCELLED') await room.cancel();
    const has = ORDER.indexOf(stage);
    const everybody = has >= ORDER.indexOf('PAYING');
    await room.pay(stage === 'CANCELLED' ? 0 : everybody ? count : (wanted.paid ?? 0));
    if (has >= ORDER.indexOf('PURCHASED')) await room.buy();
    if (has >= ORDER.indexOf('PURCHASED')) await room.receive(stage === 'COMPLETED' ? count : (wanted.received ?? 0));
    return room.close();
  });
  return { id, leader, followers, share: Math.floor(price / totalUser) };
}

type Seated = Member & { person: Person };
type Goods = { price: number; totalUser: number; maxSeats: number };

/** The rows of opening and joining; what it returns writes those of what comes after. */
async function openRoom(
  { deps, clock }: TestApp,
  tx: Tx,
  leader: Person,
  followers: readonly Person[],
  seats: readonly number[],
  goods: Goods,
) {
  const at = clock.now;
  const isOwed = split(goods.price, goods.totalUser).follower > 0;
  let board = await insertBoard(tx, leader, 1 + seats.reduce((sum, each) => sum + each, 0), goods, at);
  const [lead, ...members] = await insertSeats(tx, board, leader, followers, seats, at);
  const all = [lead!, ...members];
  const lines: { type: 'SYSTEM' | 'ENTER'; participantId: ParticipantId | null; stage: Stage | null; body: string }[] =
    [];
  const post = (stage: Stage) => lines.push({ type: 'SYSTEM', participantId: null, stage, body: SYSTEM_TEXTS[stage] });
  post('RECRUITING');
  for (const { id, person } of members)
    lines.push({ type: 'ENTER', participantId: id, stage: null, body: `${person.nickname}님이 입장했습니다` });
  await deps.jobs.add(tx, 'boards.tell-new', { boardId: board.id });
  await deps.clocks.book(tx, 'boards.clock', board.id);
  let memberCount = 1;
  for (const { id, person, seats } of members) {
    memberCount += seats;
    if (memberCount === board.totalUser) break;
    await notify(deps, tx, [
      { userId: leader.userId, ...seatTaken({ ...board, memberCount }, person.nickname, { id, at }) },
    ]);
  }

  const advance = async (event: BoardEvent) => {
    const stage = nextStage(board.stage, event)!;
    const endedAt = stage === 'COMPLETED' || stage === 'CANCELLED' ? at : null;
    const cancelledWhy = stage === 'CANCELLED' ? ('LEADER' as const) : null;
    const moved = { ...clocksAfter(event, board, at), stage, endedAt, cancelledWhy, updatedAt: at };
    await tx.updateTable('boards').set(moved).where('id', '=', board.id).execute();
    board = { ...board, ...moved };
    post(stage);
    if (endedAt) await deps.jobs.add(tx, 'records.note', { boardId: board.id }, { key: `records.note ${board.id}` });
  };
  const tell = (entryFor: EntryFor, causedBy?: Seated) =>
    notify(
      deps,
      tx,
      all.flatMap((member) => {
        const entry = member === causedBy ? null : entryFor(member);
        return entry ? [{ userId: member.userId, ...entry }] : [];
      }),
    );
  const updateFollowers = (set: { payBy: Date } | { paidAt: Date }) =>
    tx.updateTable('participants').set(set).where('boardId', '=', board.id).where('role', '=', 'FOLLOWER').execute();
  const allHavePaid = async () => {
    if (!isOwed) await updateFollowers({ paidAt: at });
    await advance('everyone-paid');
    await deps.clocks.book(tx, 'payments.clock', board.id);
    await deps.clocks.book(tx, 'handover.clock', board.id);
    await tell(allPaid(board, at), members.at(-1));
  };

  return {
    async fill() {
      await advance('seats-filled');
      if (!isOwed) return allHavePaid();
      const payBy = payByOf(board, at);
      for (const member of members) member.payBy = payBy;
      await updateFollowers({ payBy });
      await deps.clocks.book(tx, 'payments.clock', board.id);
      await tell(roomFull(board));
    },

    cancel: () => advance('cancelled'),

    async pay(count: number) {
      const payers = members.slice(0, count);
      if (payers.length === 0 || !isOwed) return;
      await insertPayments(deps, tx, board, payers, at);
      if (payers.length === members.length) await allHavePaid();
    },

    async buy() {
      await advance('purchased');
      await deps.clocks.book(tx, 'payments.received-clock', board.id);
      await tell(purchased(board), lead);
    },

    async receive(count: number) {
      const receivers = members.slice(0, count).map(({ id }) => id);
      if (receivers.length === 0) return;
      const received = { receivedAt: at, receivedHow: 'PRESS' as const };
      await tx.updateTable('participants').set(received).where('id', 'in', receivers).execute();
      if (count < members.length) return deps.clocks.book(tx, 'payments.credit-clock', board.id);
      const boardId = board.id;
      const soon = { key: `hand-over ${boardId}`, runAt: new Date(at.getTime() + 5000), maxAttempts: 1000 };
      await deps.jobs.add(tx, 'payments.hand-over', { boardId }, soon);
      const amount = members.reduce((sum, member) => sum + shareOf(board, member), 0);
      const credit = { boardId, participantId: lead!.id, amount, at };
      if (isOwed) await writeMovements(tx, [{ kind: 'HAND_OVER', ...credit }]);
      await tx.updateTable('orders').set({ checkAt: null, withheldAt: null }).where('boardId', '=', boardId).execute();
      await advance('everyone-received');
      await tell(completed(board), members.at(-1));
      if (isOwed) await notify(deps, tx, [{ userId: leader.userId, ...credited(board, amount) }]);
    },

    async close(): Promise<RoomId> {
      await insertTalk(tx, board.id, lines, at);
      announceBoard(deps, tx, board);
      for (const { userId } of all) announceRow(deps, tx, userId, board.id);
      return board.id;
    },
  };
}

async function insertBoard(tx: Tx, leader: Person, memberCount: number, goods: Goods, at: Date): Promise<BoardRow> {
  const picture: Picture = {
    url: `/media/${randomUUID()}.webp`,
    width: 800,
    height: 600,
    color: '#e8edff',
    thumbhash: null,
    widths: [320, 640],
  };
  await tx
    .insertInto('media')
    .values({ ...picture, bytes: 1000, createdAt: at })
    .execute();
  const name = '제주 감귤';
  const { maxSeats, ...form } = {
    ...goods,
    name,
    quantity: '10kg',
    content: '같이 나눠요',
    deadline: addDays(seoulDay(at), 7),
    location: JEJU.location,
    images: [picture.url],
  };
  const board = await tx
    .insertInto('boards')
    .values({
      ...columnsOf(form, { name, pictures: [picture] }),
      ...JEJU,
      leaderId: leader.userId,
      maxSeats,
      memberCount,
      categoryId: 1,
      closingNoticedFor: closingNoticeGiven(form.deadline, at),
      createdAt: at,
      updatedAt: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const title = roomTitle(name, form.quantity);
  await tx.insertInto('chatRooms').values({ id: board.id, title, createdAt: at, stirredAt: at }).execute();
  return board;
}

async function insertSeats(
  tx: Tx,
  board: BoardRow,
  leader: Person,
  followers: readonly Person[],
  seats: readonly number[],
  at: Date,
): Promise<Seated[]> {
  const agreed = JSON.stringify(agreedTo(board));
  const seated = { boardId: board.id, joinedAt: at };
  const rows = await tx
    .insertInto('participants')
    .values([
      { ...seated, userId: leader.userId, role: 'LEADER', seats: 1, paidAt: at },
      ...followers.map(({ userId }, nth) => ({
        ...seated,
        userId,
        role: 'FOLLOWER' as const,
        seats: seats[nth]!,
        agreed,
      })),
    ])
    .returning(['id', 'userId', 'role', 'seats', 'payBy'])
    .execute();
  const marks = rows.slice(1).map(({ id }, nth) => ({ participantId: id, readSeq: nth + 2 }));
  if (marks.length > 0) await tx.insertInto('roomReads').values(marks).execute();
  return rows.map((row, nth) => ({ ...row, person: nth === 0 ? leader : followers[nth - 1]! }));
}

/** A millisecond apart, as the room's lock would have them. */
async function insertTalk(
  tx: Tx,
  id: RoomId,
  lines: readonly {
    type: 'SYSTEM' | 'ENTER';
    participantId: ParticipantId | null;
    stage: Stage | null;
    body: string;
  }[],
  at: Date,
): Promise<void> {
  const sentAt = (nth: number) => new Date(at.getTime() + nth);
  const last = lines.length - 1;
  const told = { lastSeq: lines.length, lastMessage: lines[last]!.body, lastMessageAt: sentAt(last) };
  await tx.updateTable('chatRooms').set(told).where('id', '=', id).execute();
  await tx
    .insertInto('messages')
    .values(lines.map((line, nth) => ({ ...line, roomId: id, seq: nth + 1, sentAt: sentAt(nth) })))
    .execute();
}

/** Ordered, paid at the sandbox's card page and reported, one after the other. */
async function insertPayments(
  deps: TestApp['deps'],
  tx: Tx,
  board: BoardRow,
  payers: readonly Seated[],
  at: Date,
): Promise<void> {
  const { payments } = deps.config;
  if (!payments.sandbox || payments.portone) throw new Error('Only the sandbox can be given payments.');
  const provider = providerOf(deps.config);
  const paid = payers.map((payer) => ({
    payer,
    amount: shareOf(board, payer),
    merchantUid: `mungchi_${randomBytes(12).toString('hex')}`,
    impUid: `imp_${randomBytes(8).toString('hex')}`,
  }));
  const orders = paid.map(({ payer, ...order }) => ({
    ...order,
    boardId: board.id,
    participantId: payer.id,
    status: 'PAID' as const,
    createdAt: at,
    askedAt: at,
    paidAt: at,
    checkAt: nextReading(at),
    provider,
  }));
  await tx
    .insertInto('sandboxPrepared')
    .values(paid.map(({ merchantUid, amount }) => ({ merchantUid, amount, createdAt: at })))
    .execute();
  await tx
    .insertInto('sandboxPayments')
    .values(
      paid.map(({ payer, amount, merchantUid, impUid }) => ({
        impUid,
        merchantUid,
        amount,
        reportedAmount: amount,
        name: '',
        buyerName: '',
        buyerEmail: payer.person.email,
        status: 'paid' as const,
        createdAt: at,
      })),
    )
    .execute();
  await tx.insertInto('orders').values(orders).execute();
  const ids = payers.map(({ id }) => id);
  await tx.updateTable('participants').set({ paidAt: at }).where('id', 'in', ids).execute();
  await writeMovements(
    tx,
    orders.map(({ impUid, participantId, amount }) => ({
      kind: 'PAYMENT' as const,
      impUid,
      boardId: board.id,
      participantId,
      amount,
      at,
      provider,
    })),
  );
  const runAt = new Date(at.getTime() + payments.checkAfterMs);
  for (const { merchantUid } of orders)
    await deps.jobs.add(tx, PAYMENTS_CHECKED_AFTER, {}, { runAt, key: `check ${merchantUid}`, queue: RECONCILE_QUEUE });
}
