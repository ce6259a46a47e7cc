import type { BoardId } from '@mungchi/contract';
import { joinBoard } from '../../boards/seats/join-board';
import { openBoard } from '../../boards/test-boards';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import type { Person, TestApp } from '../../test-app';
import { Unconfirmed } from '../confirm-booked';
import { creditLeader } from '../credit-leader';
import type { PaymentRecord } from '../payment-rules';
import { maxSeatsOf } from './test-model-room';
import type { Operation, RealRoom } from './test-operation';

export async function openRealRoom(t: TestApp, price: number, held: readonly number[]): Promise<RealRoom> {
  const totalUser = 1 + held.reduce((sum, seats) => sum + seats, 0);
  const leader = await t.person();
  const id = await openBoard(t, leader, { totalUser, maxSeats: maxSeatsOf(totalUser), price });
  const room = { id, leader, followers: [] as Person[], share: Math.floor(price / totalUser) };
  for (const seats of held) {
    const follower = await t.person();
    await joinBoard(t.deps, follower.userId, id, seats);
    room.followers.push(follower);
  }
  const cards = new Map<string, PaymentRecord>();
  const forgotten = new Set<string>();
  const clock = { at: t.clock.now.getTime() };
  const deps = { ...t.deps, payments: providerOf(cards, forgotten), now: () => new Date(clock.at++) };
  return { t, deps, room, cards, clock, disputes: new Map(), forgotten };
}

/** What the real verb answers: its word, or the code of its refusal. */
export function carryOut(real: RealRoom, operation: Operation): Promise<string> {
  return operation.carryOut(real).catch((error: unknown) => {
    if (error instanceof Refusal) return error.code;
    throw error;
  });
}

/** As the job does: while a payment is not known it waits. */
export async function tryCredit(deps: Deps, boardId: BoardId): Promise<void> {
  await creditLeader(deps, boardId).catch((error: unknown) => {
    if (!(error instanceof Unconfirmed)) throw error;
  });
}

/** A provider that refuses a refund whose balance is not what it holds. */
function providerOf(cards: Map<string, PaymentRecord>, forgotten: Set<string>): Deps['payments'] {
  return {
    payment: async (impUid) => (forgotten.has(impUid) ? null : (cards.get(impUid) ?? null)),
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
