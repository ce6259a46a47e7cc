import type { Stage } from './stages';

export const DUES = ['PAY', 'BUY', 'ANSWER_DISPUTE', 'RECEIVE', 'REVIEW'] as const;
export type Due = (typeof DUES)[number];

export type DueState = {
  stage: Stage;
  role: 'LEADER' | 'FOLLOWER';
  isPaid: boolean;
  isReceived: boolean;
  /** Has told of a problem that is open; not a case that silence opened. */
  isDisputed: boolean;
  /** A follower has told the leader of a problem, and the leader has not answered. */
  isAsked: boolean;
  /** Members of the purchase whom this one has not reviewed yet. */
  reviewsLeft: number;
};

/** What a member has to do next; null while it is somebody else's turn. */
export function dueOf({ stage, role, isPaid, isReceived, isDisputed, isAsked, reviewsLeft }: DueState): Due | null {
  if (isAsked && role === 'LEADER') return 'ANSWER_DISPUTE';
  switch (stage) {
    case 'RECRUITED':
      return role === 'FOLLOWER' && !isPaid ? 'PAY' : null;
    case 'PAYING':
      return role === 'LEADER' ? 'BUY' : null;
    case 'PURCHASED':
      return role === 'FOLLOWER' && !isReceived && !isDisputed ? 'RECEIVE' : null;
    case 'COMPLETED':
      return reviewsLeft > 0 ? 'REVIEW' : null;
    case 'RECRUITING':
    case 'CANCELLED':
      return null;
  }
}
