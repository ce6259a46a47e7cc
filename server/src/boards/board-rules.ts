import {
  type BoardStatus,
  CLOSING_SOON_DAYS,
  daysFrom,
  HOUR_MS,
  isRecruiting,
  LAST_JOIN_HOURS,
  MINUTE_MS,
  type RefusalCode,
  type Role,
  type Stage,
  seoulDay,
  split,
  UNDO_MAX,
  UNDO_MINUTES,
  type UserId,
} from '@mungchi/contract';
import { decideFirst, type FirstRights, NO_RIGHTS } from './seats/first-rules';
import { type CheckedHome, decideVerified, type VerifiedBoard } from './seats/verified-rules';

/** The fields of a group purchase that the rules read. */
export type BoardState = {
  leaderId: UserId;
  stage: Stage;
  deadline: string;
  /** Seats, not people: anybody may hold several. */
  memberCount: number;
  totalUser: number;
  price: number;
  /** Seats whose holders hand them on; they stay theirs until somebody takes them. */
  handingOn: number;
  vacantUntil: Date | null;
  payEnd: Date | null;
};

type Joinable = Omit<BoardState, 'leaderId' | 'price'>;

export type BoardEvent =
  | 'seats-filled'
  | 'everyone-paid'
  | 'payment-lost'
  | 'purchased'
  | 'everyone-received'
  | 'cancelled';

const NEXT: Record<Stage, Partial<Record<BoardEvent, Stage>>> = {
  RECRUITING: { 'seats-filled': 'RECRUITED', cancelled: 'CANCELLED' },
  RECRUITED: { 'everyone-paid': 'PAYING', 'payment-lost': 'RECRUITED', cancelled: 'CANCELLED' },
  PAYING: { purchased: 'PURCHASED', 'payment-lost': 'RECRUITED', cancelled: 'CANCELLED' },
  PURCHASED: { 'everyone-received': 'COMPLETED' },
  COMPLETED: {},
  CANCELLED: {},
};

/** The next stage after an event, or null when the event is not allowed in this stage. */
export function nextStage(stage: Stage, event: BoardEvent): Stage | null {
  return NEXT[stage][event] ?? null;
}

export function hasEnded(stage: Stage): boolean {
  return stage === 'COMPLETED' || stage === 'CANCELLED';
}

/** Seats that somebody can take: free ones and those handed on. */
export function openSeats({ totalUser, memberCount, handingOn }: Pick<BoardState, SeatCounts>): number {
  return totalUser - memberCount + handingOn;
}

/** What every list shows as taken. */
export function takenSeats(board: Pick<BoardState, SeatCounts>): number {
  return board.totalUser - openSeats(board);
}

type SeatCounts = 'totalUser' | 'memberCount' | 'handingOn';

export function statusOf(board: Joinable, now: Date): BoardStatus {
  switch (board.stage) {
    case 'COMPLETED':
    case 'CANCELLED':
      return board.stage;
    case 'RECRUITED':
      return hasVacancy(board, now) ? 'CLOSING_SOON' : 'CLOSED';
    case 'PAYING':
    case 'PURCHASED':
      return 'CLOSED';
    case 'RECRUITING': {
      const daysLeft = daysFrom(seoulDay(now), board.deadline);
      if (daysLeft < 0) return 'CLOSED';
      const isClosing = daysLeft <= CLOSING_SOON_DAYS || openSeats(board) <= 1;
      return isClosing ? 'CLOSING_SOON' : 'OPEN';
    }
  }
}

/** By whoever is not in it, while there is a seat. */
export function isJoinable(board: Joinable, now: Date): boolean {
  return isRecruiting(statusOf(board, now));
}

/** A full purchase that can be joined again, for as long as whoever joins has time to pay. */
function hasVacancy({ vacantUntil, payEnd, ...board }: Joinable, now: Date): boolean {
  if (openSeats(board) === 0 || payEnd === null || now >= lastJoin(payEnd)) return false;
  return board.handingOn > 0 || (vacantUntil !== null && now < vacantUntil);
}

export function lastJoin(payEnd: Date): Date {
  return new Date(payEnd.getTime() - LAST_JOIN_HOURS * HOUR_MS);
}

/** `checked` is left out where somebody only asks: a question needs no checked home. */
type Joiner = {
  userId: UserId;
  isMember: boolean;
  isBlocked: boolean;
  checked?: CheckedHome;
  first?: FirstRights;
  seats?: number;
};

/** The decisions say why not; null means allowed. */
export function decideJoin(
  board: BoardState & VerifiedBoard & { heldAt: Date | null; firstUntil: Date | null },
  joiner: Joiner,
  now: Date,
): RefusalCode | null {
  if (board.leaderId === joiner.userId) return 'OWN_BOARD';
  if (joiner.isMember) return 'ALREADY_JOINED';
  if (board.stage === 'CANCELLED') return 'BOARD_CANCELLED';
  if (board.stage === 'COMPLETED') return 'BOARD_COMPLETED';
  if (board.heldAt) return 'BOARD_HELD';
  if (openSeats(board) === 0) return 'BOARD_FULL';
  if (!isJoinable(board, now)) return 'BOARD_CLOSED';
  if (joiner.isBlocked) return 'NOT_JOINABLE';
  const unchecked = joiner.checked ? decideVerified(board, joiner.checked) : null;
  return unchecked ?? decideFirst(board, joiner.first ?? NO_RIGHTS, joiner.seats ?? 1, now);
}

/** Once a follower has agreed to a share, no edit may raise it. */
export function decideEdit(
  board: BoardState,
  editorId: UserId,
  change: { price: number; totalUser: number; mySeats?: number | undefined },
  leaderSeats = 1,
): RefusalCode | null {
  if (board.leaderId !== editorId) return 'NOT_LEADER';
  return afterRecruiting(board.stage) ?? (raisesShare(board, change, leaderSeats) ? 'SHARE_WOULD_RISE' : null);
}

/** Why the terms of a purchase stand; null while it recruits. */
export function afterRecruiting(stage: Stage): RefusalCode | null {
  switch (stage) {
    case 'RECRUITED':
    case 'PAYING':
    case 'PURCHASED':
      return 'BOARD_IN_PROGRESS';
    case 'COMPLETED':
      return 'BOARD_COMPLETED';
    case 'CANCELLED':
      return 'BOARD_CANCELLED';
    case 'RECRUITING':
      return null;
  }
}

export function decideDeleteBoard(board: BoardState, userId: UserId): RefusalCode | null {
  if (board.leaderId !== userId) return 'NOT_LEADER';
  return isInProgress(board.stage) ? 'BOARD_IN_PROGRESS' : null;
}

export function decideCancel(board: BoardState, userId: UserId): RefusalCode | null {
  if (board.leaderId !== userId) return 'NOT_LEADER';
  if (isCancellable(board.stage)) return null;
  if (board.stage === 'COMPLETED') return 'BOARD_COMPLETED';
  return board.stage === 'CANCELLED' ? 'BOARD_CANCELLED' : 'BOARD_NOT_CANCELLABLE';
}

export function isCancellable(stage: Stage): boolean {
  return nextStage(stage, 'cancelled') !== null;
}

/** How many seats the leader may take over: the free ones, and only beside a follower, because alone nobody could end it. */
export function takeableSeats({ stage, totalUser, memberCount }: Joinable, followers: number): number {
  if (followers === 0 || (stage !== 'RECRUITING' && stage !== 'RECRUITED')) return 0;
  return totalUser - memberCount;
}

export function decideTakeRest(board: BoardState, userId: UserId, followers: number): RefusalCode | null {
  if (board.leaderId !== userId) return 'NOT_LEADER';
  if (board.stage !== 'RECRUITED') {
    const refusal = afterRecruiting(board.stage);
    if (refusal) return refusal;
  }
  if (board.memberCount === board.totalUser) return 'NOTHING_TO_TAKE';
  return takeableSeats(board, followers) > 0 ? null : 'NEEDS_FOLLOWER';
}

/** Who gives a seat to another, and when: before the money. */
export function decideSeatOffer(stage: Stage, role: Role, isPaid: boolean): RefusalCode | null {
  if (role !== 'FOLLOWER') return 'NOT_FOLLOWER';
  switch (stage) {
    case 'RECRUITING':
    case 'RECRUITED':
      return isPaid ? 'HAND_ON_PAID' : null;
    case 'PAYING':
    case 'PURCHASED':
    case 'COMPLETED':
      return 'HAND_ON_CLOSED';
    case 'CANCELLED':
      return 'BOARD_CANCELLED';
  }
}

/** Until when this joining can be taken back. */
export function undoUntil(joinedAt: Date): Date {
  return new Date(joinedAt.getTime() + UNDO_MINUTES * MINUTE_MS);
}

/** The same for whoever reads the purchase: null for strangers and when it would be refused. */
export function undoableUntil(
  row: Pick<BoardState, 'stage'> & {
    role: Role | null;
    joinedAt: Date | null;
    undoneAt: Date | null;
    undoneLately: number;
  },
  now: Date,
): Date | null {
  const { role, joinedAt, undoneAt } = row;
  if (role === null || joinedAt === null) return null;
  return decideUndo(row, { role, joinedAt, undoneAt }, row.undoneLately, now) === null ? undoUntil(joinedAt) : null;
}

/** Who takes a slip back, and when: minutes after joining, while it recruits, once per purchase and not often. */
export function decideUndo(
  { stage }: Pick<BoardState, 'stage'>,
  { role, joinedAt, undoneAt }: { role: Role; joinedAt: Date; undoneAt: Date | null },
  undoneLately: number,
  now: Date,
): RefusalCode | null {
  if (role !== 'FOLLOWER') return 'NOT_FOLLOWER';
  const settled = afterRecruiting(stage);
  if (settled) return settled === 'BOARD_IN_PROGRESS' ? 'UNDO_CLOSED' : settled;
  if (undoneAt !== null) return 'UNDO_SPENT';
  if (now > undoUntil(joinedAt)) return 'UNDO_LATE';
  return undoneLately >= UNDO_MAX ? 'UNDO_OFTEN' : null;
}

function isInProgress(stage: Stage): boolean {
  return stage === 'RECRUITED' || stage === 'PAYING' || stage === 'PURCHASED';
}

const TITLE_ENDING = ' 공구합니다.';

export function boardTitle(name: string, quantity: string): string {
  return `${name} ${quantity}${TITLE_ENDING}`;
}

/** The part of a title that differs from post to post: a search for `ㄱㄱ` or `공구` must not find every ending. */
export function searchedTitle(title: string): string {
  return title.endsWith(TITLE_ENDING) ? title.slice(0, -TITLE_ENDING.length) : title;
}

export function roomTitle(name: string, quantity: string): string {
  return `${name} ${quantity} 공구방`;
}

function raisesShare(
  board: BoardState,
  change: { price: number; totalUser: number; mySeats?: number | undefined },
  leaderSeats: number,
): boolean {
  const followers = board.memberCount - leaderSeats;
  if (followers === 0) return false;
  const kept = Math.min(change.mySeats ?? leaderSeats, leaderSeats);
  if (change.price > board.price || change.totalUser < followers + kept) return true;
  return split(change.price, change.totalUser).follower > split(board.price, board.totalUser).follower;
}
