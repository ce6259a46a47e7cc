import type { Dice } from '../eval/dice';
import { isSettling, type ModelRoom, type Operation, openModelRoom } from './test-money-model';

export function randomRoom(roll: Dice): ModelRoom {
  const people = 2 + roll.below(roll.chance(0.9) ? 4 : 49);
  return openModelRoom(people + roll.below(roll.chance(0.5) ? 100 : 1_000_000), people);
}

/** Anything anybody might do, sensible or not: pay twice, with old or foreign or wrong money, press buttons out of turn. */
export function randomOperation(roll: Dice, room: ModelRoom, fresh: () => string, freshId: () => number): Operation {
  const by = roll.below(room.followers.length);
  const known = [...room.used.keys()];
  const face = roll.below(100);
  const bought = room.stage === 'PURCHASED' || room.stage === 'COMPLETED';
  const settling = bought ? known.filter((impUid) => isSettling(room, impUid)) : [];
  if (settling.length > 0 && roll.chance(0.2)) {
    const impUid = roll.pick(settling);
    const { amount } = room.used.get(impUid)!;
    return { do: 'part', impUid, amount: roll.chance(0.3) ? amount : 1 + roll.below(amount), id: freshId() };
  }
  if (face < 55) {
    const impUid = known.length > 0 && roll.chance(0.25) ? roll.pick(known) : fresh();
    const off = roll.chance(0.06) ? roll.pick([-1, 1, 1000]) : 0;
    return { do: 'pay', by, impUid, off, owner: roll.chance(0.05) ? 'other' : 'payer' };
  }
  if (face < 70 && known.length > 0) return { do: 'refund', impUid: roll.pick(known) };
  if (face < 73) return { do: 'cancel', by: roll.chance(0.7) ? 'leader' : 'follower' };
  const takeable = known.filter((impUid) => room.used.get(impUid)!.amount > room.used.get(impUid)!.taken);
  if (face < 78 && takeable.length > 0) {
    const impUid = roll.pick(takeable);
    const { amount, taken } = room.used.get(impUid)!;
    const part = roll.chance(0.6) ? amount - taken : 1 + roll.below(amount - taken);
    return { do: 'take-back', impUid, amount: part, told: roll.chance(0.6) };
  }
  if (face < 86) return { do: 'purchase', by: roll.chance(0.8) ? 'leader' : 'follower' };
  return { do: 'trade', by };
}
