/** What is known of a loss and of the leader's account when an operator wants some of it back. */
export type Loss = {
  /** Charged back after the credit. */
  lost: number;
  /** Of it taken from the leader before. */
  recovered: number;
  /** What the leader has of the purchase, without what is on its way to the bank. */
  leaderHas: number;
  /** What neighbours dispute, or still can. */
  disputable: number;
};

/** The most that can be taken back: never more than was lost, and nothing that may have to go to a neighbour. */
export function recoverable({ lost, recovered, leaderHas, disputable }: Loss): number {
  return Math.max(0, Math.min(lost - recovered, leaderHas - disputable));
}
