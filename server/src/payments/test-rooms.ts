import type { BoardId, DisputeId, ParticipantId, Stage } from '@mungchi/contract';
import { type GivenRoom, givenRoom, type RoomWanted } from '../../test/given-room';
import { advanceStage } from '../boards/advance-stage';
import { lockBoard, lockRoom } from '../boards/lock-board';
import { joinBoard } from '../boards/seats/join-board';
import { openBoard } from '../boards/test-boards';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Person, TestApp } from '../test-app';
import { returnPart } from './refunds/return-part';
import { cancelPayment } from './sandbox/cancel-payment';

export type TestRoom = GivenRoom;

/** A full room that is waiting for its money. */
export function fullRoom(
  t: TestApp,
  { followers = 2, price = 10_000, ledBy }: { followers?: number; price?: number; ledBy?: Person | undefined } = {},
): Promise<TestRoom> {
  return givenRoom(t, { followers, price, ledBy });
}

type Card = { merchantUid: string; amount: number; buyer?: Person; options?: object };

/** Pays at the sandbox's card page and returns the payment's id. */
export async function payByCard(t: TestApp, { merchantUid, amount, buyer, options = {} }: Card): Promise<string> {
  const payment = {
    merchant_uid: merchantUid,
    amount,
    buyer_email: buyer?.email ?? '',
    options: { webhook: 'never', ...options },
  };
  const { body } = await t.call(null, 'POST', '/sandbox/portone/payments', payment);
  return body.imp_uid;
}

export async function order(
  t: TestApp,
  room: TestRoom,
  payer: Person,
): Promise<{ merchantUid: string; amount: number }> {
  return (await t.call(payer, 'POST', `/api/chat/rooms/${room.id}/orders`)).body;
}

export function report(t: TestApp, room: TestRoom, payer: Person, impUid: string) {
  return t.call(payer, 'POST', `/api/chat/rooms/${room.id}/pay`, { impUid });
}

/** Order, card page, report: the whole flow of a browser. */
export async function payShareOf(t: TestApp, room: TestRoom, payer: Person): Promise<string> {
  const impUid = await payByCard(t, { ...(await order(t, room, payer)), buyer: payer });
  await report(t, room, payer, impUid);
  return impUid;
}

export async function stageOf(t: TestApp, room: TestRoom): Promise<Stage> {
  return (await t.db.selectFrom('boards').select('stage').where('id', '=', room.id).executeTakeFirstOrThrow()).stage;
}

/** A room in a stage: two followers, one while it recruits. */
export function roomIn(t: TestApp, stage: Stage, ledBy?: Person): Promise<TestRoom> {
  return givenRoom(t, { stage, ledBy, followers: stage === 'RECRUITING' ? 1 : 2 });
}

/** A room that came into its stage by what people do. */
export async function walkedRoom(t: TestApp, wanted: RoomWanted): Promise<TestRoom> {
  const { stage = 'RECRUITED', ledBy, price = 10_000, free = 0 } = wanted;
  const { paid = 0, received = 0 } = wanted;
  const leader = ledBy ?? (await t.person());
  const followers =
    typeof wanted.followers === 'object' ? [...wanted.followers] : await t.people(wanted.followers ?? 2);
  const seats = followers.map((_, nth) => wanted.seats?.[nth] ?? 1);
  const totalUser = 1 + free + seats.reduce((sum, each) => sum + each, 0);
  const id = await openBoard(t, leader, { totalUser, price, maxSeats: Math.max(1, ...seats) });
  for (const [nth, { userId }] of followers.entries()) await joinBoard(t.deps, userId, id, seats[nth]);
  const room = { id, leader, followers, share: Math.floor(price / totalUser) };
  if (stage === 'CANCELLED') await cancelUnpaid(t, room);
  if (['RECRUITING', 'CANCELLED'].includes(stage)) return room;
  const payers = stage === 'RECRUITED' ? followers.slice(0, paid) : followers;
  if (room.share > 0) for (const payer of payers) await payShareOf(t, room, payer);
  if (['RECRUITED', 'PAYING'].includes(stage)) return room;
  await t.call(leader, 'PATCH', `/api/chat/rooms/${id}/purchase-complete`);
  const receivers = stage === 'COMPLETED' ? followers : followers.slice(0, received);
  for (const who of receivers) await t.call(who, 'POST', `/api/chat/rooms/${id}/trade-complete`);
  return room;
}

/** The leader's word, without the call. */
function cancelUnpaid(t: TestApp, { id }: TestRoom) {
  return transact(t.db, async (tx) => advanceStage(t.deps, tx, await lockBoard(tx, id), 'cancelled', t.clock.now));
}

/** The payment that settled a follower's share. */
export async function paymentOf(t: TestApp, room: TestRoom, nth: number): Promise<string> {
  const { impUid } = await t.db
    .selectFrom('orders')
    .innerJoin('participants', 'participants.id', 'orders.participantId')
    .select('impUid')
    .where('orders.boardId', '=', room.id)
    .where('participants.userId', '=', room.followers[nth]!.userId)
    .where('status', '=', 'PAID')
    .executeTakeFirstOrThrow();
  return impUid!;
}

/** A dispute that is over and changes nothing any more; the same number of the same follower is the same one. */
export async function endedDispute(
  tx: Tx,
  boardId: BoardId,
  participantId: ParticipantId,
  number: number,
): Promise<DisputeId> {
  const text = `dispute ${number}`;
  const known = tx
    .selectFrom('disputes')
    .select('id')
    .where('participantId', '=', participantId)
    .where('text', '=', text);
  const at = new Date(0);
  const row =
    (await known.executeTakeFirst()) ??
    (await tx
      .insertInto('disputes')
      .values({
        boardId,
        participantId,
        kind: 'SHORT',
        state: 'WITHDRAWN',
        text,
        wanted: 1,
        createdAt: at,
        endedAt: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow());
  return row.id;
}

/** Promises a part of a follower's payment back, as the end of a dispute does; the same number is the same dispute. */
export async function promisePart(t: TestApp, room: TestRoom, nth: number, amount: number, number: number) {
  const impUid = await paymentOf(t, room, nth);
  return transact(t.db, async (tx) => {
    const { board, members } = await lockRoom(tx, room.id);
    const { id: participantId } = members.find(({ userId }) => userId === room.followers[nth]!.userId)!;
    return returnPart(t.deps, tx, board, {
      impUid,
      participantId,
      amount,
      disputeId: await endedDispute(tx, room.id, participantId, number),
      cover: false,
    });
  });
}

/** A cancellation in the provider's console or a chargeback; no webhook. */
export async function takeBack(t: TestApp, impUid: string, amount?: number): Promise<void> {
  const problem = await cancelPayment(t.db, { imp_uid: impUid, ...(amount && { amount }) });
  if (problem) throw new Error(problem);
}
