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
