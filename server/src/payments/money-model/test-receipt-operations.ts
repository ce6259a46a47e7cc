import assert from 'node:assert/strict';
import { backPerSeat, costOf } from '@mungchi/contract';
import { addReceipt } from '../receipts/add-receipt';
import { decideReceipt } from '../receipts/receipt-rules';
import { leftOf } from '../refunds/refund-rules';
import { isSettling, type ModelRoom, seatedIn, shareIn, standingIn } from './test-model-room';
import { type Actor, actorWith, done, kind, type OperationGroup, personOf, refused } from './test-operation';

type Said = { by: Actor; spent: number; sure: boolean; id: number };

/** The leader says what it cost: less, more, nothing, again. */
const receipt = kind<Said>('receipt', {
  weight: 14,
  roll(roll, room, fresh) {
    // Mostly where it is taken.
    if (room.stage !== 'PURCHASED' && roll.chance(0.8)) return null;
    const spent = 1 + roll.below(Math.ceil(room.price * (roll.chance(0.2) ? 1.5 : 1)));
    return { ...actorWith(0.9)(roll, room), spent, sure: roll.chance(0.7), id: fresh.id() };
  },
  apply(room, { by, spent, sure, id }) {
    if (by !== 'leader' && room.followers[by]!.left) return refused('NOT_A_MEMBER');
    const earlier = { count: room.receipts, isCredited: room.followers.some(({ handed }) => handed) };
    const refusal = decideReceipt(room, by === 'leader' ? 'LEADER' : 'FOLLOWER', earlier, { spent, sure });
    if (refusal) return refused(refusal);
    const before = costOf(room);
    room.spent = Math.min(room.spent ?? spent, spent);
    room.receipts += 1;
    const back = backPerSeat(room.people, before, costOf(room));
    for (const { settledBy, refunded, seats } of seatedIn(room)) {
      const payment = settledBy === null || refunded ? undefined : room.used.get(settledBy);
      const amount = payment ? Math.min(back * seats, leftOf(standingIn(payment))) : 0;
      if (amount > 0) payment!.parts.push({ of: 'receipt', id, amount, parked: false, since: room.day });
    }
    return done;
  },
  async carryOut(real, { by, spent, sure }) {
    await addReceipt(real.deps, personOf(real, by).userId, real.room.id, { spent, sure });
    return 'ok';
  },
});

export const receipts: OperationGroup = { kinds: [receipt], check };

/** Nobody pays more than the share that was posted, and nothing goes back twice. */
function check(room: ModelRoom): void {
  assert.ok(costOf(room) <= room.price, 'the cost never rises');
  for (const [impUid, { by, amount, booked, returned, charged, parts }] of room.used) {
    if (!booked) continue;
    if (isSettling(room, impUid)) assert.equal(amount, shareIn(room, room.followers[by]!), 'nobody is charged more');
    const promised = parts.reduce((sum, part) => sum + part.amount, 0);
    assert.ok(returned + charged + promised <= amount, 'never more back than paid');
  }
}
