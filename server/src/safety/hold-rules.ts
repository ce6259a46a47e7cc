import { DAY_MS, HOLD_ACCOUNT_DAYS, HOLD_DISMISSED_MAX, HOLD_REPORTS, type Stage } from '@mungchi/contract';

/** Somebody with an open report of the group purchase. */
export type Witness = {
  signedUpAt: Date;
  isMember: boolean;
  /** Reports of theirs that were dismissed of late. */
  dismissed: number;
};

type Reported = {
  stage: Stage;
  heldAt: Date | null;
  /** Somebody looked at a report of it and found nothing. */
  wasFoundFine: boolean;
};

/** Numbers alone hold a group purchase back once, and only while it recruits. */
export function isToHold({ stage, heldAt, wasFoundFine }: Reported, witnesses: readonly Witness[], now: Date): boolean {
  if (stage !== 'RECRUITING' || heldAt !== null || wasFoundFine) return false;
  return witnesses.filter((witness) => counts(witness, now)).length >= HOLD_REPORTS;
}

function counts({ signedUpAt, isMember, dismissed }: Witness, now: Date): boolean {
  const age = now.getTime() - signedUpAt.getTime();
  return !isMember && age >= HOLD_ACCOUNT_DAYS * DAY_MS && dismissed < HOLD_DISMISSED_MAX;
}
