import {
  addDays,
  CHECK_ACCURACY_METRES,
  CHECK_AGAIN_DAYS,
  CHECK_DAYS,
  CHECK_MOVED_METRES,
  CHECK_NEAR_METRES,
  type Reading,
  type RefusalCode,
} from '@mungchi/contract';
import { distanceMetres } from '../places/distance';
import type { Point } from '../places/place';

/** What is known of somebody's home and of their last check; `movedMetres`: since then, all steps together. */
export type Checked = { home: Point | null; lastCheckedOn: string | null; movedMetres: number };

/** Whether this reading shows that somebody is at home. Days are Seoul's. */
export function checkStep(
  { home, lastCheckedOn, movedMetres }: Checked,
  reading: Reading,
  today: string,
): 'verified' | Extract<RefusalCode, 'HOME_UNSET' | 'CHECK_SOON' | 'POSITION_ROUGH' | 'NOT_HERE'> {
  if (home === null) return 'HOME_UNSET';
  if (hasMoved(movedMetres) && lastCheckedOn !== null && today < checkFrom(lastCheckedOn)) return 'CHECK_SOON';
  if (!(reading.accuracy > 0 && reading.accuracy <= CHECK_ACCURACY_METRES)) return 'POSITION_ROUGH';
  return distanceMetres(home, reading) <= CHECK_NEAR_METRES ? 'verified' : 'NOT_HERE';
}

/** Small corrections of an address do not end a check; together they may not lead away from it either. */
export function hasMoved(metres: number): boolean {
  return metres > CHECK_MOVED_METRES;
}

/** The first day on which who has moved may check again. */
export function checkFrom(lastCheckedOn: string): string {
  return addDays(lastCheckedOn, CHECK_AGAIN_DAYS);
}

/** The last day on which a check counts; null when it does not. */
export function checkedUntil(checkedOn: string | null, today: string): string | null {
  if (checkedOn === null) return null;
  const until = addDays(checkedOn, CHECK_DAYS);
  return today <= until ? until : null;
}

export function isVerified(checkedOn: string | null, today: string): boolean {
  return checkedUntil(checkedOn, today) !== null;
}
