export type SeatPlan = { faces: number; free: number; more: number };

/**
 * Up to `cap` faces, free seats up to the cap, `+N` for whoever does not fit. One face past the cap is shown
 * when that makes the room complete (4/4 with a cap of 3, 5/5 with a cap of 4): a lone `+1` says less than a face.
 */
export function planSeats(taken: number, total: number, cap: number): SeatPlan {
  const complete = taken >= total && taken <= cap + 1;
  const faces = complete ? taken : Math.min(taken, cap);
  const more = taken - faces;
  return { faces, more, free: more > 0 ? 0 : Math.max(0, Math.min(total, cap) - faces) };
}

const ROOM = 12;
const FREE_IN_A_CROWD = 3;

export type NamedSeatPlan = { faces: number; more: number; free: number; freeMore: number };

/** Every seat by itself as long as there are few; of many, the first faces, some free ones, and how many more of each. */
export function planNamedSeats(taken: number, total: number): NamedSeatPlan {
  const left = Math.max(0, total - taken);
  if (Math.max(taken, total) <= ROOM) return { faces: taken, more: 0, free: left, freeMore: 0 };
  const faces = taken <= ROOM - FREE_IN_A_CROWD - 1 ? taken : ROOM - FREE_IN_A_CROWD - 2;
  const free = Math.min(left, FREE_IN_A_CROWD);
  return { faces, more: taken - faces, free, freeMore: left - free };
}

const ABREAST = 5;

/** As many columns as make the rows equally long: six are 3 + 3, never 5 + 1. */
export function seatColumns(seats: number): number {
  return Math.ceil(seats / Math.ceil(seats / ABREAST));
}
