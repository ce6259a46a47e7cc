import { type ChatRoom, costOfShare, type Dispute, type Participant } from '@mungchi/contract';

export function isOpen({ state }: Dispute): boolean {
  return state === 'OPEN' || state === 'ESCALATED';
}

/** The one that was asked for; else one that waits for an answer, else for a decision, else the newest. */
export function chosenDispute(all: readonly Dispute[], id: number): Dispute | undefined {
  return all.find((each) => each.id === id) ?? all.find(({ state }) => state === 'OPEN') ?? all.find(isOpen) ?? all[0];
}

/** What is left of a neighbour's money: the share, without what has gone back by the receipt and by other problems. */
export function leftOf(
  room: Pick<ChatRoom, 'price' | 'spent' | 'totalUser'>,
  who: Pick<Participant, 'participantId' | 'share' | 'seats'>,
  others: readonly Dispute[],
): number {
  const own = others.filter(({ participantId }) => participantId === who.participantId);
  return Math.max(0, costOfShare(room, who) - own.reduce((sum, { refund }) => sum + (refund ?? 0), 0));
}

/** Where the money comes from: what is handed over comes back from the leader. */
export function moneySourceOf(stage: ChatRoom['stage']): string {
  return stage === 'COMPLETED' ? '받은 금액' : '모인 금액';
}
