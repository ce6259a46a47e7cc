import {
  DAY_MS,
  ENDED_BOARDS_SHOWN_DAYS,
  endOfSeoulDay,
  NEARBY_METRES,
  seoulDay,
  squaresAround,
  type UserId,
} from '@mungchi/contract';
import type { Db } from '../../db/schema';
import type { Deps } from '../../deps';
import { PEOPLE_CHANNEL } from '../../users/people-channel';
import { BOARDS_CHANNEL, squareLine } from '../announce-board';
import { lastJoin } from '../board-rules';
import { type CardRow, toBoardCard } from './board-cards';
import { listNearbyBoards, type Nearby } from './list-nearby-boards';
import { listOrderedBoards } from './list-ordered-boards';
import type { Hidden, ListReaders } from './list-readers';
import { cachedPage, NearbyCache, type NearbyPage } from './nearby-cache';

/** Maximum age: bounds staleness for changes without an invalidation, such as manual edits in the database. */
const LONGEST_MS = 30_000;

type NearbyLists = (db: Db, userId: UserId, nearby: Nearby) => Promise<NearbyPage>;

/** Lists around users' saved locations, cached until something in the neighbourhood changes. */
export function nearbyLists({ now, bus }: Pick<Deps, 'now' | 'bus'>, readerOf: ListReaders): NearbyLists {
  const cache = new NearbyCache();
  bus.subscribe(BOARDS_CHANNEL, (square) => cache.forget(square));
  bus.subscribe(PEOPLE_CHANNEL, (userId) => cache.forget(personMark(userId)));
  bus.onGap(() => cache.clear());

  return async (db, userId, nearby) => {
    const reader = await readerOf(db, userId);
    if (!reader) return cachedPage([], null);
    const at = now();
    const key = JSON.stringify([
      [reader.latitude, reader.longitude],
      nearby.radius,
      nearby.recruiting,
      nearby.categoryId,
      nearby.limit,
      nearby.cursor,
      nearby.sort,
    ]);
    const cached = cache.find(key, at);
    if (cached) return without(reader.hidden, cached);

    const { turn } = cache;
    const { sort = 'newest' } = nearby;
    const { shown, next } =
      sort === 'newest'
        ? await listNearbyBoards(db, reader, nearby, at)
        : await listOrderedBoards(db, reader, sort, nearby, at);
    const page = cachedPage(
      shown.map((row) => toBoardCard(row, at)),
      next,
    );
    const squares = squaresAround(reader, nearby.radius ?? NEARBY_METRES).map(squareLine);
    const people = shown.flatMap(({ participants }) => participants.map(({ userId }) => personMark(userId)));
    cache.keep(key, turn, { page, of: new Set([...squares, ...people]), from: at, until: changesBy(shown, at) });
    return without(reader.hidden, page);
  };
}

/** Readers without blocks and reports get the kept page itself, and with it its bytes. */
function without({ leaders, boards }: Hidden, page: NearbyPage): NearbyPage {
  if (leaders.length === 0 && boards.length === 0) return page;
  const cards = page.cards.filter(
    ({ id, participants: [leader] }) => !boards.includes(id) && !leaders.includes(leader?.userId ?? 0),
  );
  return cachedPage(cards, page.next);
}

function personMark(userId: UserId | string): string {
  return `person ${userId}`;
}

/** Lists also expire by time: at midnight in Seoul, when an ended board has been shown long enough, and with a vacancy. */
function changesBy(rows: CardRow[], at: Date): Date {
  const dropsOut = rows.flatMap(({ endedAt }) =>
    endedAt ? [endedAt.getTime() + ENDED_BOARDS_SHOWN_DAYS * DAY_MS] : [],
  );
  const vacancies = rows.flatMap(({ stage, vacantUntil, payEnd }) =>
    stage === 'RECRUITED' && payEnd ? [vacantUntil ?? payEnd, lastJoin(payEnd)] : [],
  );
  const later = vacancies.map((until) => until.getTime()).filter((until) => until > at.getTime());
  return new Date(Math.min(at.getTime() + LONGEST_MS, endOfSeoulDay(seoulDay(at)).getTime(), ...dropsOut, ...later));
}
