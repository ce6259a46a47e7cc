import { LEADER_FREE_FROM, LEADER_KNOWN_FROM, LEADER_STEP_WON } from '@mungchi/contract';

/** How much of others' money a leader may ask for at a time; null: no limit. `start` 0: never one. */
export function leaderLimit(ledWith: number, start: number): number | null {
  return start === 0 || ledWith >= LEADER_FREE_FROM ? null : start + LEADER_STEP_WON * ledWith;
}

/** Whether a leader's word alone still counts slowly. */
export function isNewLeader(ledWith: number, start: number): boolean {
  return start !== 0 && ledWith < LEADER_KNOWN_FROM;
}
