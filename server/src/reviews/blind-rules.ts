/** When the reviews of a room open by themselves; null in one that was completed before there was such an evening. */
export type ReviewedRoom = { reviewsOpenAt: Date | null };

/** Whether a review written now is told without having read the other's. */
export function isBlind(room: ReviewedRoom, other: { openedAt: Date | null } | null): boolean {
  return room.reviewsOpenAt === null || other === null || other.openedAt === null;
}

/** What happens to a review that is written now: both of the pair open, it alone, or it waits for the other or the evening. */
export function openStep(room: ReviewedRoom, other: object | null, now: Date): 'open-both' | 'open' | 'wait' {
  if (other !== null) return 'open-both';
  return hasOpened(room, now) ? 'open' : 'wait';
}

/** Whether nothing of this room stays closed any longer. */
export function hasOpened({ reviewsOpenAt }: ReviewedRoom, now: Date): boolean {
  return (reviewsOpenAt?.getTime() ?? 0) <= now.getTime();
}
