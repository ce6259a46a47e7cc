import { type RefusalCode, type Role, type Stage, seoulDay } from '@mungchi/contract';
import { afterRecruiting, type BoardState, openSeats } from '../board-rules';

type FieldErrors = Record<string, string>;
type Seated = { maxSeats: number; mySeats: number; totalUser: number };

/** How many seats the leader takes and one neighbour may take: somebody else must find room. */
export function seatsErrors({ maxSeats, mySeats, totalUser }: Seated): FieldErrors {
  if (mySeats >= totalUser) return { mySeats: `${totalUser - 1}몫까지 가질 수 있어요.` };
  if (maxSeats > totalUser - mySeats) return { maxSeats: `${totalUser - mySeats}몫까지 고를 수 있어요.` };
  return {};
}

/** What the seats of a purchase are now: the leader's, and of the followers' all and the most one holds. */
export type HeldSeats = { leaderSeats: number; followerSeats: number; mostSeats: number };

/** After an edit: what the form leaves out stays, as far as the purchase has room for it. */
export function seatsAfter(
  { maxSeats, mySeats, totalUser }: { maxSeats?: number | undefined; mySeats?: number | undefined; totalUser: number },
  board: { maxSeats: number },
  { leaderSeats }: Pick<HeldSeats, 'leaderSeats'>,
): Seated {
  const own = mySeats ?? leaderSeats;
  return { maxSeats: maxSeats ?? Math.max(1, Math.min(board.maxSeats, totalUser - own)), mySeats: own, totalUser };
}

/** An edit takes no seat away from anybody, and the leader takes only free ones. */
export function seatsEditErrors(after: Seated, { followerSeats, mostSeats }: HeldSeats): FieldErrors {
  const errors = seatsErrors(after);
  if (errors.mySeats || errors.maxSeats) return errors;
  if (followerSeats + after.mySeats > after.totalUser)
    return { mySeats: `${after.totalUser - followerSeats}몫까지 가질 수 있어요.` };
  return after.maxSeats < mostSeats ? { maxSeats: `이미 ${mostSeats}몫을 가진 이웃이 있어요.` } : {};
}

type Refused = { code: RefusalCode; fields?: FieldErrors };

/** Whether so many seats can be taken at once; all of them or none. */
export function decideSeats(
  board: Pick<BoardState, 'totalUser' | 'memberCount' | 'handingOn'> & { maxSeats: number },
  seats: number,
  held = 0,
): Refused | null {
  if (seats > board.maxSeats)
    return { code: 'INVALID_FIELDS', fields: { seats: `${board.maxSeats}몫까지 가질 수 있어요.` } };
  const open = openSeats(board);
  if (seats - held <= open) return null;
  return { code: 'SEATS_NOT_LEFT', fields: { seats: `${held + open}자리까지 고를 수 있어요.` } };
}

/** Who takes more seats, and when: a follower, while it recruits; fewer would be leaving by halves. */
export function decideRaise(
  board: BoardState & { maxSeats: number; heldAt: Date | null },
  { role, seats: held }: { role: Role; seats: number },
  seats: number,
  now: Date,
): Refused | null {
  const code = raiseRefusal(board.stage, role, board, now);
  if (code) return { code };
  if (seats < held) return { code: 'SEATS_ONLY_UP' };
  return decideSeats(board, seats, held);
}

function raiseRefusal(
  stage: Stage,
  role: Role,
  { deadline, heldAt }: { deadline: string; heldAt: Date | null },
  now: Date,
): RefusalCode | null {
  if (role !== 'FOLLOWER') return 'NOT_FOLLOWER';
  const settled = afterRecruiting(stage);
  if (settled) return settled;
  if (heldAt) return 'BOARD_HELD';
  return deadline < seoulDay(now) ? 'BOARD_CLOSED' : null;
}
