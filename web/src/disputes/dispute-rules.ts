import { backPerSeat, type ChatRoom, costOf, type Dispute, type Participant } from '@mungchi/contract';

export function isOpen({ state }: Dispute): boolean {
  return state === 'OPEN' || state === 'ESCALATED';
}

/** The one that was asked for; else one that waits for an answer, else for a decision, else the newest. */
export function chosenDispute(all: readonly Dispute[], id: number): Dispute | undefined {
  return all.find((each) => each.id === id) ?? all.find(({ state }) => state === 'OPEN') ?? all.find(isOpen) ?? all[0];
}

/** What can still be asked for: the share, without what has gone back already. */
export function mostWanted(share: number, own: readonly Dispute[]): number {
  return Math.max(0, share - own.reduce((sum, { refund }) => sum + (refund ?? 0), 0));
}

/** What somebody's share came to in the end: the difference has gone back. */
export function costOfShare(
  room: Pick<ChatRoom, 'price' | 'spent' | 'totalUser'>,
  { share, seats }: Participant,
): number {
  return share - backPerSeat(room.totalUser, room.price, costOf(room)) * seats;
}
