import {
  DAY_MS,
  endOfSeoulDay,
  eveningAfter,
  FIRST_RIGHT_HOURS,
  HOUR_MS,
  RADII,
  type RefusalCode,
  type Stage,
  WISH_GATHERED,
  WISH_HOURS,
  WISH_KEEPS_MAX,
  WISH_METRES,
  WISH_PEOPLE_MAX,
  WISH_WARN_HOURS,
  WISHES_ASKED_MAX,
  WISHES_IN_MAX,
  type WishState,
} from '@mungchi/contract';
import { firstDue } from '../../jobs/clock-rules';
import { type Called, fitsRead, readName, thingOf, wordFits } from '../finding/finding-rules';

/** The fields of a wish that its clock reads. */
export type Clocked = {
  people: number;
  gatheredAt: Date | null;
  until: Date;
  kept: number;
  warnedFor: Date | null;
  endedAt: Date | null;
};

/** The group purchase that was opened from it; cancelled or deleted, it gives the wish back. */
export type OpenedBoard = { stage: Stage; deletedAt: Date | null };

export function wishState(wish: Clocked, board: OpenedBoard | null, now: Date): WishState {
  if (wish.endedAt !== null || now >= wish.until) return 'ENDED';
  if (board !== null && board.deletedAt === null && board.stage !== 'CANCELLED') return 'OPENED';
  return wish.gatheredAt === null ? 'OPEN' : 'GATHERED';
}

/** What the clock asks for: a question on the day before, then the end. What was opened ends unasked. */
export function wishStep(wish: Clocked, board: OpenedBoard | null, now: Date): 'warn' | 'end' | null {
  if (wish.endedAt !== null) return null;
  if (now >= wish.until) return 'end';
  if (wishState(wish, board, now) === 'OPENED' || !isLastDay(wish, now)) return null;
  return wish.warnedFor?.getTime() === wish.until.getTime() ? null : 'warn';
}

function isLastDay({ until }: Pick<Clocked, 'until'>, now: Date): boolean {
  return now.getTime() >= until.getTime() - WISH_WARN_HOURS * HOUR_MS;
}

/** When its next step is due. */
export function wishDue(wish: Clocked, board: OpenedBoard | null, now: Date): Date | null {
  const { until } = wish;
  const lastDay = new Date(until.getTime() - WISH_WARN_HOURS * HOUR_MS);
  return firstDue((at) => wishStep(wish, board, at), [lastDay, until], now);
}

/** The end of a wish asked at that time. */
export function wishUntil(asked: Date): Date {
  return eveningAfter(asked, WISH_HOURS);
}

/** Whether one who is in it may go on looking: on its last day, twice. */
export function isKeepable(wish: Clocked, board: OpenedBoard | null, now: Date): boolean {
  return decideKeep(wish, board, now) === null;
}

/** `early`: nothing has to be done yet, and nothing is. */
export function decideKeep(wish: Clocked, board: OpenedBoard | null, now: Date): RefusalCode | 'early' | null {
  const state = wishState(wish, board, now);
  if (state === 'ENDED') return 'WISH_NOT_FOUND';
  if (state === 'OPENED' || !isLastDay(wish, now)) return 'early';
  return wish.kept >= WISH_KEEPS_MAX ? 'WISH_KEPT' : null;
}

export function keptUntil({ until }: Pick<Clocked, 'until'>): Date {
  return new Date(until.getTime() + WISH_HOURS * HOUR_MS);
}

/** How many wishes that still look somebody is in, and how many of them they asked for. */
export type Wishing = { wishes: number; asked: number };

export function decideAskWish({ wishes, asked }: Wishing): RefusalCode | null {
  return wishes >= WISHES_IN_MAX || asked >= WISHES_ASKED_MAX ? 'WISHES_FULL' : null;
}

/** `metres`: from home to its grid point. */
export function decideWish(
  { state, people }: { state: WishState; people: number },
  { metres, wishes }: { metres: number; wishes: number },
): RefusalCode | null {
  if (state === 'ENDED') return 'WISH_NOT_FOUND';
  if (state === 'OPENED') return 'WISH_OPENED';
  if (metres > WISH_METRES) return 'WISH_FAR';
  if (people >= WISH_PEOPLE_MAX) return 'WISH_FULL';
  return wishes >= WISHES_IN_MAX ? 'WISHES_FULL' : null;
}

/** Whether this many people are the first to make it a group: then everybody is asked who opens. */
export function hasGathered({ gatheredAt }: Pick<Clocked, 'gatheredAt'>, people: number): boolean {
  return gatheredAt === null && people >= WISH_GATHERED;
}

/** Whether a purchase may be opened from it. `metres`: from the trade place to its grid point. */
export function decideOpening(
  wish: { state: WishState; name: string },
  { name, metres }: { name: string; metres: number },
  called: Called,
): RefusalCode | null {
  if (wish.state === 'ENDED') return 'WISH_NOT_FOUND';
  if (wish.state === 'OPENED') return 'WISH_OPENED';
  if (metres > WISH_METRES) return 'WISH_FAR';
  return wordFits(thingOf(wish.name), name, called) ? null : 'WISH_OTHER';
}

/** Whether another looks for the same: the thing of one fits the other. However many are compared, its own words are read once. */
export function alikeTo(name: string, called: Called): (other: string) => boolean {
  const thing = thingOf(name);
  const read = readName(name, called);
  return (other) => fitsRead(thingOf(other), read) || wordFits(thing, other, called);
}

/** Who looked for it sits first until then; null when that is past already. */
export function firstUntil(opened: Date, deadline: string): Date | null {
  const evening = eveningAfter(opened, FIRST_RIGHT_HOURS).getTime();
  const until = new Date(Math.min(evening, lastEvening(deadline).getTime()));
  return until > opened ? until : null;
}

/** After the leader moved the last day: their hour is over with its evening at the latest. */
export function firstUntilBy(until: Date | null, deadline: string): Date | null {
  return until && new Date(Math.min(until.getTime(), lastEvening(deadline).getTime()));
}

/** 밤 9시 of the deadline day. */
function lastEvening(deadline: string): Date {
  return eveningAfter(endOfSeoulDay(deadline).getTime() - DAY_MS, 0);
}

/** Some 500 m: a fixed grid, so that no question twice tells more than one. */
const GRID_DEGREES = 0.005;

type Point = { latitude: number; longitude: number };

export function gridPoint({ latitude, longitude }: Point): Point {
  return { latitude: onGrid(latitude), longitude: onGrid(longitude) };
}

function onGrid(degrees: number): number {
  return Number((Math.round(degrees / GRID_DEGREES) * GRID_DEGREES).toFixed(3));
}

/** The smallest ring around the reader that has it. */
export function ringOf(metres: number | null): (typeof RADII)[number] | null {
  return metres === null ? null : (RADII.find((radius) => metres <= radius) ?? null);
}
