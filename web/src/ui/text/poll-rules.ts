import type { TimePoll } from '@mungchi/contract';

export type Slot = TimePoll['slots'][number];

/** The slots most neighbours can make; none while nobody has answered. Several when they are equal. */
export function bestSlots({ slots }: TimePoll): Slot[] {
  const most = Math.max(0, ...slots.map(({ count }) => count));
  return most === 0 ? [] : slots.filter(({ count }) => count === most);
}

/** Own answers after a press on one slot. */
export function toggled({ slots }: TimePoll, pressed: number): number[] {
  return slots.filter(({ slot, mine }) => (slot === pressed ? !mine : mine)).map(({ slot }) => slot);
}
