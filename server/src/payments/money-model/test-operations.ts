import type { Dice } from '../../eval/dice';
import { cases } from './test-case-operations';
import { disputes } from './test-dispute-operations';
import { type ModelRoom, maxSeatsOf, openModelRoom, type Written } from './test-model-room';
import type { Fresh, Operation, OperationGroup, Rollable } from './test-operation';
import { payments } from './test-payment-operations';
import { payouts } from './test-payout-operations';
import { receipts } from './test-receipt-operations';
import { refunds } from './test-refund-operations';
import { seats } from './test-seat-operations';
import { stages } from './test-stage-operations';

/** Whatever moves money, or who owes it, stands here. */
const GROUPS: OperationGroup[] = [payments, refunds, stages, seats, disputes, receipts, payouts, cases];

const KINDS = GROUPS.flatMap(({ kinds }) => kinds);
/** Few rooms live in the database: what is rare has to happen there, too. */
export const REAL_KINDS = KINDS.map((each) => ({ ...each, weight: Math.min(20, Math.max(5, each.weight)) }));

/** Brings a room to its goods, and then to the bank and before operators, mostly: few random rooms come so far. */
export function ledKinds(roll: Dice, { stage, leader, payout, sent }: ModelRoom): Rollable[] {
  if (stage !== 'PURCHASED' && stage !== 'COMPLETED') return BUYING;
  if (roll.chance(0.35)) return TROUBLE;
  if ((leader > 0 || payout || sent) && roll.chance(0.4)) return BANK;
  return roll.chance(0.7) ? GOODS : REAL_KINDS;
}

const BUYING = REAL_KINDS.filter(({ name }) => name === 'pay' || name === 'purchase');
const BANK = REAL_KINDS.filter(({ name }) => payouts.kinds.some((kind) => kind.name === name));
const TROUBLED = ['trade', 'refund', 'undisputed', 'pass-day', 'take-back', 'pay-twice'];
/** Days pass: some verbs wait until nobody can dispute any more. */
const TROUBLE = REAL_KINDS.filter(
  ({ name }) => TROUBLED.includes(name) || cases.kinds.some((kind) => kind.name === name),
).map((each) => ({ ...each, weight: each.name === 'pass-day' ? 20 : each.weight }));
const GOODS = REAL_KINDS.filter(({ name }) => name === 'trade' || disputes.kinds.some((kind) => kind.name === name));

export function randomRoom(roll: Dice): ModelRoom {
  const people = 2 + roll.below(roll.chance(0.9) ? 4 : 49);
  return openModelRoom(people + roll.below(roll.chance(0.5) ? 100 : 1_000_000), randomHoldings(roll, people));
}

/** Who holds how many of the seats that are not the leader's. */
export function randomHoldings(roll: Dice, people: number): number[] {
  const held: number[] = [];
  for (let rest = people - 1; rest > 0; rest -= held.at(-1)!)
    held.push(roll.chance(0.6) ? 1 : 1 + roll.below(Math.min(rest, maxSeatsOf(people))));
  return held;
}

/** Anything anybody might do, sensible or not, in or out of turn. */
export function randomOperation(roll: Dice, room: ModelRoom, fresh: Fresh, kinds = KINDS): Operation {
  const all = kinds.reduce((sum, { weight }) => sum + weight, 0);
  for (;;) {
    let face = roll.below(all);
    const kind = kinds.find(({ weight }) => {
      face -= weight;
      return face < 0;
    })!;
    const operation = kind.roll(roll, room, fresh);
    if (operation) return operation;
  }
}

/** What each group wants to hold after whatever was done. */
export function checkGroups(room: ModelRoom, written: readonly Written[]): void {
  for (const { check } of GROUPS) check?.(room, written);
}
