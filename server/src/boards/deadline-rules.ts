import { daysFrom, SELF_CANCEL_DAYS, type Stage, seoulDay } from '@mungchi/contract';

export type Expiring = {
  stage: Stage;
  deadline: string;
  closingNoticedFor: string | null;
  expiryNoticedFor: string | null;
};

type DeadlineStep = 'closing-notice' | 'expiry-notice' | 'self-cancel';

/** A leader who opens or reopens it on its last day needs no "last day" notice. */
export function closingNoticeGiven(deadline: string, now: Date): string | null {
  return deadline === seoulDay(now) ? deadline : null;
}

/**
 * The step that is due for a recruiting group purchase. Derived from the date alone, so that after days of downtime only the
 * correct step runs, and nobody gets a "today" notice for a day that is over.
 */
export function deadlineStep(board: Expiring, now: Date): DeadlineStep | null {
  if (board.stage !== 'RECRUITING') return null;
  const daysOver = daysFrom(board.deadline, seoulDay(now));
  if (daysOver > SELF_CANCEL_DAYS) return 'self-cancel';
  if (daysOver > 0) return board.expiryNoticedFor === board.deadline ? null : 'expiry-notice';
  if (daysOver === 0) return board.closingNoticedFor === board.deadline ? null : 'closing-notice';
  return null;
}
