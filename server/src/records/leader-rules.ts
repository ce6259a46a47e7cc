import { LEADER_FREE_FROM, LEADER_KNOWN_FROM, LEADER_STEP_WON, shareOf } from '@mungchi/contract';

/** A purchase somebody leads that has not ended, with the leader's own seats. */
export type Led = { price: number; totalUser: number; seats: number };

/** How much of others' money a leader may ask for at a time; null: no limit. `start` 0: never one. */
export function leaderLimit(ledWith: number, start: number): number | null {
  return start === 0 || ledWith >= LEADER_FREE_FROM ? null : start + LEADER_STEP_WON * ledWith;
}

/** What others pay in all of it. */
export function exposureOf(led: readonly Led[]): number {
  return led.reduce((sum, each) => sum + each.price - shareOf(each, { role: 'LEADER', seats: each.seats }), 0);
}

/** The largest price for these seats that asks others for no more than `left`, down to whole thousands. */
export function largestPrice(left: number, { totalUser, seats }: Omit<Led, 'price'>): number {
  const unit = Math.floor(Math.max(0, left) / (totalUser - seats));
  return Math.floor((unit * totalUser + totalUser - 1) / 1000) * 1000;
}

/** Whether a leader's word alone still counts slowly. */
export function isNewLeader(ledWith: number, start: number): boolean {
  return start !== 0 && ledWith < LEADER_KNOWN_FROM;
}
