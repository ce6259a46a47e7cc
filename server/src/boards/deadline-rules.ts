import {
  addDays,
  daysFrom,
  HOUR_MS,
  SELF_CANCEL_DAYS,
  type Stage,
  seoulDay,
  startOfSeoulDay,
  WARNED_HOURS,
} from '@mungchi/contract';
import { firstDue } from '../jobs/clock-rules';

export type Expiring = {
  stage: Stage;
  deadline: string;
  closingNoticedFor: string | null;
  expiryNoticedFor: string | null;
  expiryNoticedAt: Date | null;
};

type DeadlineStep = 'closing-notice' | 'expiry-notice' | 'self-cancel';

/** A leader who opens or reopens it on its last day needs no "last day" notice. */
export function closingNoticeGiven(deadline: string, now: Date): string | null {
  return deadline === seoulDay(now) ? deadline : null;
}

/**
 * The step that is due for a recruiting group purchase. Derived from the date alone, so that after days of downtime only the
 * correct step runs, and nobody gets a "today" notice for a day that is over. Nothing is cancelled that was not announced.
 */
export function deadlineStep(board: Expiring, now: Date): DeadlineStep | null {
  if (board.stage !== 'RECRUITING') return null;
  const daysOver = daysFrom(board.deadline, seoulDay(now));
  if (daysOver > 0) {
    if (board.expiryNoticedFor !== board.deadline) return 'expiry-notice';
    return daysOver > SELF_CANCEL_DAYS && isTold(board.expiryNoticedAt, now) ? 'self-cancel' : null;
  }
  if (daysOver === 0) return board.closingNoticedFor === board.deadline ? null : 'closing-notice';
  return null;
}

/** When the next step is due. */
export function deadlineDue(board: Expiring, now: Date): Date | null {
  const { deadline, expiryNoticedAt } = board;
  const moments = [
    ...[0, 1, SELF_CANCEL_DAYS + 1].map((days) => startOfSeoulDay(addDays(deadline, days))),
    expiryNoticedAt && new Date(expiryNoticedAt.getTime() + WARNED_HOURS * HOUR_MS),
  ];
  return firstDue((at) => deadlineStep(board, at), moments, now);
}

function isTold(at: Date | null, now: Date): boolean {
  return at !== null && now.getTime() - at.getTime() >= WARNED_HOURS * HOUR_MS;
}
