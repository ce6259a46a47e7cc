import { type RefusalCode, VERIFIED_METRES } from '@mungchi/contract';
import { distanceMetres } from '../../places/distance';
import type { Point } from '../../places/place';

/** A purchase that may be for neighbours with a checked home only, and where it is. */
export type VerifiedBoard = Point & { verifiedOnly: boolean };
/** Somebody's home, and whether they were there with their device lately. */
export type CheckedHome = { home: Point | null; verified: boolean };

/** A seat or a place among those who wait; who sits already is not asked again. */
export function decideVerified(board: VerifiedBoard, { home, verified }: CheckedHome): RefusalCode | null {
  if (!board.verifiedOnly) return null;
  if (!verified || home === null) return 'VERIFY_FIRST';
  return distanceMetres(home, board) <= VERIFIED_METRES ? null : 'VERIFY_FAR';
}

/** Only a checked leader may ask it of others, and not once somebody has joined without it. */
export function decideVerifiedOnly(
  before: boolean,
  wanted: boolean,
  { isVerified, followers }: { isVerified: boolean; followers: number },
): 'VERIFIED_LATE' | 'UNCHECKED' | null {
  if (before || !wanted) return null;
  if (followers > 0) return 'VERIFIED_LATE';
  return isVerified ? null : 'UNCHECKED';
}
