import { DAY_MS, FILL_DAYS, SELF_CANCEL_DAYS } from './constants';
import type { RoomId } from './ids';
import type { AppLink } from './links';
import { addDays, daysFrom, endOfSeoulDay, seoulDay } from './seoul';
import type { Stage } from './stages';

/**
 * The one table of turns: what waits for whom, until when and where. Room bar, chip, banner, inbox and push read it, and so
 * does the leader's desk. In the order in which they keep others waiting.
 */
export const DUES = [
  'ANSWER',
  'CHANGE',
  'VACANCY',
  'PAY',
  'EXTEND',
  'BUY',
  'UNPAID',
  'HAND',
  'PICK',
  'MEET',
  'POLL',
  'RECEIVE',
  'FILL',
  'QUESTION',
  'REVIEW',
] as const;
export type Due = (typeof DUES)[number];

/** What only the leader's desk lists: nobody is called to a room for it. */
export const DESK_DUES = ['EXTEND', 'UNPAID', 'FILL', 'QUESTION'] as const satisfies readonly Due[];

/** What a room asks for: in its bar, as a chip, in the banner. */
export type RoomDue = Exclude<Due, (typeof DESK_DUES)[number]>;
export const ROOM_DUES = DUES.filter((due): due is RoomDue => !DESK_DUES.some((kind) => kind === due));

const PATHS: Record<Due, (id: RoomId) => AppLink> = {
  ANSWER: (id) => `/chat/${id}/dispute`,
  CHANGE: (id) => `/chat/${id}`,
  VACANCY: (id) => `/chat/${id}`,
  PAY: (id) => `/chat/${id}/pay`,
  EXTEND: (id) => `/gonggu/edit/${id}`,
  BUY: (id) => `/chat/${id}`,
  UNPAID: (id) => `/chat/${id}/pay`,
  HAND: (id) => `/chat/${id}/handover/mode`,
  PICK: (id) => `/chat/${id}/handover`,
  MEET: (id) => `/chat/${id}/handover`,
  POLL: (id) => `/chat/${id}`,
  RECEIVE: (id) => `/chat/${id}`,
  FILL: (id) => `/gonggu/list/${id}`,
  QUESTION: (id) => `/gonggu/list/${id}?ask`,
  REVIEW: (id) => `/chat/${id}/review`,
};

/** Where a turn is taken. */
export const pathOf = (kind: Due, id: RoomId): AppLink => PATHS[kind](id);

/** A poll of times that may still become an appointment. */
export type PolledTimes = {
  endsAt: Date;
  /** Ended without a pick. */
  isClosed: boolean;
  /** By the reader. */
  isAnswered: boolean;
  /** Followers who have not answered: the leader need not. */
  unanswered: number;
};

type Shared = {
  stage: Stage;
  /** When everybody meets. */
  meetsAt: Date | null;
  poll: PolledTimes | null;
  /** Members of the purchase whom this one has not reviewed yet. */
  reviewsLeft: number;
};

export type FollowerState = Shared & {
  role: 'FOLLOWER';
  isPaid: boolean;
  payBy: Date | null;
  /** Until when to say whether the changed goods are still wanted; null when nothing is asked. */
  askedUntil: Date | null;
  isReceived: boolean;
  /** Has told of a problem that is open; not a case that silence opened. */
  isDisputed: boolean;
  /** Weeks went by without a word, and an operator looks at it: saying that the goods are there still ends it. */
  isStalled: boolean;
  /** The leader says to have handed it over, or to have waited in vain: without a word by then it counts as received. */
  confirmBy: Date | null;
};

export type LeaderState = Shared & {
  role: 'LEADER';
  /** Last day of recruiting, in Seoul. */
  deadline: string;
  /** Seats that nobody holds. */
  freeSeats: number;
  /** Seats that a neighbour can take: the free ones, and those handed on. */
  openSeats: number;
  vacantUntil: Date | null;
  buyBy: Date | null;
  /** Until when to answer the oldest problem told. */
  answerBy: Date | null;
  followers: number;
  /** Followers who owe, and the earliest instant until which one of them is to pay. */
  unpaid: number;
  unpaidBy: Date | null;
  /** Followers of whose share nothing has been said yet: neither handed over nor received nor disputed. */
  waiting: number;
  /** Asked before joining, and not answered yet. */
  questions: number;
};

export type TurnState = FollowerState | LeaderState;

export type Turn = {
  kind: Due;
  /** Until when, where a clock runs; HAND: since when. */
  by: Date | null;
  /** How many, and of how many, where the words count. */
  n: number | null;
  of: number | null;
};

/** Everything that waits for this member, in the order of the table; what waits for others is nobody's turn. */
export function turnsOf(state: TurnState, now: Date): Turn[] {
  const turns = state.role === 'LEADER' ? leaderTurns(state, now) : followerTurns(state, now);
  return turns.toSorted((a, b) => DUES.indexOf(a.kind) - DUES.indexOf(b.kind));
}

/** What a room asks for first; null while it is somebody else's turn. */
export function turnOf(state: TurnState, now: Date): (Turn & { kind: RoomDue }) | null {
  return turnsOf(state, now).find(isForRoom) ?? null;
}

/** What the appointment makes one's turn when it begins, without anybody doing anything; null when that changes nothing. */
export function turnAtMeeting(state: TurnState, now: Date): RoomDue | null {
  const { meetsAt } = state;
  if (!meetsAt || meetsAt <= now) return null;
  const then = turnOf(state, meetsAt)?.kind ?? null;
  return then === (turnOf(state, now)?.kind ?? null) ? null : then;
}

const isForRoom = (turn: Turn): turn is Turn & { kind: RoomDue } => ROOM_DUES.some((kind) => kind === turn.kind);

const turn = (kind: Due, by: Date | null, n: number | null = null, of: number | null = null): Turn => ({
  kind,
  by,
  n,
  of,
});

function followerTurns(state: FollowerState, now: Date): Turn[] {
  const { stage, poll, meetsAt, confirmBy } = state;
  switch (stage) {
    case 'RECRUITING':
    case 'RECRUITED': {
      const change = state.askedUntil && state.askedUntil > now ? [turn('CHANGE', state.askedUntil)] : [];
      return stage === 'RECRUITED' && !state.isPaid ? [...change, turn('PAY', state.payBy)] : change;
    }
    case 'PAYING':
      return isToBeAnswered(poll, now) ? [turn('POLL', poll.endsAt)] : [];
    case 'PURCHASED':
      if (state.isReceived || state.isDisputed) return [];
      if (confirmBy) return [turn('RECEIVE', confirmBy)];
      if (isToBeAnswered(poll, now)) return [turn('POLL', poll.endsAt)];
      return state.isStalled || (meetsAt && meetsAt <= now) ? [turn('RECEIVE', null)] : [];
    case 'COMPLETED':
      return reviewTurns(state);
    case 'CANCELLED':
      return [];
  }
}

const isToBeAnswered = (poll: PolledTimes | null, now: Date): poll is PolledTimes =>
  poll !== null && !poll.isClosed && poll.endsAt > now && !poll.isAnswered;

function leaderTurns(state: LeaderState, now: Date): Turn[] {
  const { answerBy, questions, stage } = state;
  const isOver = stage === 'COMPLETED' || stage === 'CANCELLED';
  return [
    ...(answerBy ? [turn('ANSWER', answerBy)] : []),
    ...leaderTurnsByStage(state, now),
    ...(questions > 0 && !isOver ? [turn('QUESTION', null, questions)] : []),
  ];
}

function leaderTurnsByStage(state: LeaderState, now: Date): Turn[] {
  const { freeSeats, unpaid } = state;
  switch (state.stage) {
    case 'RECRUITING':
      return recruitingTurns(state, now);
    case 'RECRUITED':
      return [
        ...(freeSeats > 0 ? [turn('VACANCY', state.vacantUntil, freeSeats)] : []),
        ...(unpaid > 0 ? [turn('UNPAID', state.unpaidBy, unpaid)] : []),
      ];
    case 'PAYING':
      return [turn('BUY', state.buyBy), ...pickTurns(state, now)];
    case 'PURCHASED':
      return state.waiting > 0 ? meetingTurns(state, now) : [];
    case 'COMPLETED':
      return reviewTurns(state);
    case 'CANCELLED':
      return [];
  }
}

function recruitingTurns({ deadline, openSeats }: LeaderState, now: Date): Turn[] {
  const daysLeft = daysFrom(seoulDay(now), deadline);
  if (daysLeft < 0) return [turn('EXTEND', selfCancelAt(deadline))];
  return openSeats > 0 && daysLeft <= FILL_DAYS ? [turn('FILL', endOfSeoulDay(deadline), openSeats)] : [];
}

/** The first instant at which a purchase whose last day is over cancels itself. */
export const selfCancelAt = (deadline: string): Date => endOfSeoulDay(addDays(deadline, SELF_CANCEL_DAYS));

/** Handing over lasts a day from the appointment's start; whoever is left then needs another one. */
function meetingTurns(state: LeaderState, now: Date): Turn[] {
  const { meetsAt, poll, followers, waiting } = state;
  if (meetsAt && meetsAt <= now && now.getTime() < meetsAt.getTime() + DAY_MS) {
    return [turn('HAND', meetsAt, followers - waiting, followers), ...pickTurns(state, now)];
  }
  if (poll) return pickTurns(state, now);
  return meetsAt && meetsAt > now ? [] : [turn('MEET', null, waiting)];
}

function pickTurns({ poll }: LeaderState, now: Date): Turn[] {
  const isToBePicked = poll && (poll.isClosed || poll.endsAt <= now || poll.unanswered === 0);
  return isToBePicked ? [turn('PICK', poll.endsAt)] : [];
}

const reviewTurns = ({ reviewsLeft }: Shared): Turn[] => (reviewsLeft > 0 ? [turn('REVIEW', null)] : []);
