import type { DisputeId, RoomId, Stage } from '@mungchi/contract';
import { advanceStage } from '../boards/advance-stage';
import { lockBoard, lockRoom } from '../boards/lock-board';
import { joinBoard } from '../boards/seats/join-board';
import { openBoard } from '../boards/test-boards';
import { transact } from '../db/transaction';
import type { Person, TestApp } from '../test-app';
import { returnPart } from './refunds/return-part';
import { cancelPayment } from './sandbox/cancel-payment';

export type TestRoom = { id: RoomId; leader: Person; followers: Person[]; share: number };

/** A full room that is waiting for its money. */
export async function fullRoom(
  t: TestApp,
  {
    followers: count = 2,
    price = 10_000,
    ledBy,
  }: { followers?: number; price?: number; ledBy?: Person | undefined } = {},
): Promise<TestRoom> {
  const leader = ledBy ?? (await t.person());
  const id = await openBoard(t, leader, { totalUser: count + 1, price });
  const followers: Person[] = [];
  for (let i = 0; i < count; i++) {
    const follower = await t.person();
    await joinBoard(t.deps, follower.userId, id);
    followers.push(follower);
  }
  return { id, leader, followers, share: Math.floor(price / (count + 1)) };
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

/** Brings a full room into a stage through the API. */
export async function roomIn(t: TestApp, stage: Stage, ledBy?: Person): Promise<TestRoom> {
  if (stage === 'RECRUITING') {
    const leader = ledBy ?? (await t.person());
    const follower = await t.person();
    const id = await openBoard(t, leader, { totalUser: 3, price: 10_000 });
    await joinBoard(t.deps, follower.userId, id);
    return { id, leader, followers: [follower], share: 3333 };
  }
  const room = await fullRoom(t, { ledBy });
  if (stage === 'RECRUITED') return room;
  if (stage === 'CANCELLED') {
    await transact(t.db, async (tx) =>
      advanceStage(t.deps, tx, await lockBoard(tx, room.id), 'cancelled', t.clock.now),
    );
    return room;
  }
  for (const follower of room.followers) await payShareOf(t, room, follower);
  if (stage === 'PAYING') return room;
  await t.call(room.leader, 'PATCH', `/api/chat/rooms/${room.id}/purchase-complete`);
  if (stage === 'PURCHASED') return room;
  for (const follower of room.followers) await t.call(follower, 'POST', `/api/chat/rooms/${room.id}/trade-complete`);
  return room;
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

/** Promises a part of a follower's payment back, as the end of a dispute does. */
export async function promisePart(t: TestApp, room: TestRoom, nth: number, amount: number, disputeId: number) {
  const impUid = await paymentOf(t, room, nth);
  return transact(t.db, async (tx) => {
    const { board, members } = await lockRoom(tx, room.id);
    const { id: participantId } = members.find(({ userId }) => userId === room.followers[nth]!.userId)!;
    return returnPart(t.deps, tx, board, {
      impUid,
      participantId,
      amount,
      disputeId: disputeId as DisputeId,
      cover: false,
    });
  });
}

/** A cancellation in the provider's console or a chargeback; no webhook. */
export async function takeBack(t: TestApp, impUid: string, amount?: number): Promise<void> {
  const problem = await cancelPayment(t.db, { imp_uid: impUid, ...(amount && { amount }) });
  if (problem) throw new Error(problem);
}
