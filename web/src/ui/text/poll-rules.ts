import type { ChatRoom, TimePoll } from '@mungchi/contract';

export type Slot = TimePoll['slots'][number];

/** The slots most neighbours can make; none while nobody has answered. Several when they are equal. */
export function bestSlots({ slots }: TimePoll): Slot[] {
  const most = Math.max(0, ...slots.map(({ count }) => count));
  return most === 0 ? [] : slots.filter(({ count }) => count === most);
}

/** Whom the poll waits for. A leader, who asks, may mark times as well and need not. */
export function awaited({ waitingFor }: TimePoll, { participants }: Pick<ChatRoom, 'participants'>) {
  const leader = participants.find(({ role }) => role === 'LEADER');
  return waitingFor.filter(({ participantId }) => participantId !== leader?.participantId);
}

/** Own answers after a press on one slot. */
export function toggled({ slots }: TimePoll, pressed: number): number[] {
  return slots.filter(({ slot, mine }) => (slot === pressed ? !mine : mine)).map(({ slot }) => slot);
}
