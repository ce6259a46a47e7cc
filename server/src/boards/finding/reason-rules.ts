/** Why somebody is told of a new purchase; the first that holds counts. */
export const TELL_REASONS = ['WISH', 'AGAIN', 'REGULAR', 'KEYWORD', 'NEARBY'] as const;
export type Reason = (typeof TELL_REASONS)[number];

/** What is known of one person and one new purchase. */
export type Facts = {
  /** Leads it or has a seat in it. */
  isIn: boolean;
  /** Apart from the leader: one has blocked the other. */
  apart: boolean;
  reported: boolean;
  /** Paused or banned. */
  away: boolean;
  /** From home to the trade place; null without a home. */
  metres: number | null;
  reach: number;
  /** Already told of something nearby today. */
  nearbyToday: boolean;
  /** Which reasons they have, each as its own source found it. */
  has: ReadonlySet<Reason>;
};

/** The one reason this person is told for, or null. Who wished or was there before is near by that wish, not by reach. */
export function tellReasonOf({ isIn, apart, reported, away, metres, reach, nearbyToday, has }: Facts): Reason | null {
  if (isIn || apart || reported || away || metres === null) return null;
  const holds: Record<Reason, boolean> = {
    WISH: true,
    AGAIN: true,
    REGULAR: metres <= reach,
    KEYWORD: metres <= reach,
    NEARBY: metres <= reach && !nearbyToday,
  };
  return TELL_REASONS.find((reason) => has.has(reason) && holds[reason]) ?? null;
}

const TOLD_MOST = 500;
const TOLD_PER_SEAT = 100;

/** Five thousand called to three seats are disappointed. */
export const notifiedMost = (openSeats: number): number => Math.min(TOLD_MOST, TOLD_PER_SEAT * Math.max(0, openSeats));

/** Of a wish: it needs two neighbours more, not a crowd. */
export const WISHED_TOLD_MOST = 200;

const CALLS_A_DAY = 2;

/** Whether a leader's purchase or an asker's wish still calls people: the first two of a Seoul day do. `earlier`: of that day before it. */
export const stillCalls = (earlier: number): boolean => earlier < CALLS_A_DAY;
