import type { NotificationKind } from '@mungchi/contract';

/** They tell and ask for nothing, at least these people: what happened is read when somebody looks. */
const TELLING: Partial<Record<NotificationKind, 'everybody' | 'leader' | 'followers'>> = {
  SEAT_TAKEN: 'everybody',
  SEAT_UNDONE: 'everybody',
  // Followers are asked to pay.
  ROOM_FULL: 'leader',
  // The leader is asked to buy.
  ALL_PAID: 'followers',
  PURCHASED: 'everybody',
  TRUE_UP: 'everybody',
};

/**
 * They ask for little, and only while a purchase has pushed fewer than so many to this person: what may still come and has to be
 * heard (the hour of the meeting, the word that it was handed over, the money) stays within five.
 */
const ASKING_LITTLE: Partial<Record<NotificationKind, number>> = {
  COMPLETED: 4,
  REVIEW_WAITING: 5,
  REVIEW_RECEIVED: 5,
};
/** The evening before; the hour before is urgent, and always pushed. */
const EVENING_BEFORE = 3;

type Asking = {
  kind: NotificationKind;
  /** Whether the person leads the purchase. */
  leads: boolean;
  /** How much of this purchase was pushed to the person before. */
  pushes: number;
};

/** Of these nobody is ever pushed anything, so nothing has to be decided later. */
export const ONLY_TOLD = (Object.keys(TELLING) as NotificationKind[]).filter((kind) => TELLING[kind] === 'everybody');

/** Whether an entry asks its person for something that is worth a push. Money, seats, appointments and problems always are. */
export function isWorthPush({ kind, leads, pushes }: Asking, isUrgent: boolean): boolean {
  const told = TELLING[kind];
  if (told === 'everybody' || told === (leads ? 'leader' : 'followers')) return false;
  if (kind === 'APPOINTMENT_SOON') return isUrgent || pushes < EVENING_BEFORE;
  return pushes < (ASKING_LITTLE[kind] ?? Number.POSITIVE_INFINITY);
}
