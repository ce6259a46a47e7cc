import {
  type BoardCard,
  DAY_MS,
  ENDED_BOARDS_SHOWN_DAYS,
  endOfSeoulDay,
  NEARBY_METRES,
  seoulDay,
  squaresAround,
  type UserId,
} from '@mungchi/contract';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { Db } from '../../db/schema';
import type { Deps } from '../../deps';
import { PEOPLE_CHANNEL } from '../../users/people-channel';
import { BOARDS_CHANNEL, squareLine } from '../announce-board';
import { lastJoin } from '../board-rules';
import { type CardRow, toCard } from './board-cards';
import { listNearbyBoards, type Nearby, type Point } from './list-nearby-boards';
import { NearbyCache, type NearbyPage } from './nearby-cache';

/** Maximum age: bounds staleness for changes without an invalidation, such as manual edits in the database. */
const LONGEST_MS = 30_000;

type NearbyLists = (db: Db, userId: UserId, nearby: Nearby) => Promise<NearbyPage>;

/** Lists around users' saved locations, cached until something in the neighbourhood changes. */
export function nearbyLists({ now, bus }: Deps): NearbyLists {
  const cache = new NearbyCache();
  bus.subscribe(BOARDS_CHANNEL, (square) => cache.forget(square));
  bus.subscribe(PEOPLE_CHANNEL, (userId) => cache.forget(personMark(userId)));
  bus.onGap(() => cache.clear());

  return async (db, userId, nearby) => {
    const reader = await readerOf(db, userId);
    if (!reader) return { cards: [], next: null };
    const at = now();
    const key = JSON.stringify([
      [reader.latitude, reader.longitude],
      nearby.radius,
      nearby.recruiting,
      nearby.categoryId,
      nearby.limit,
      nearby.cursor,
    ]);
    const kept = cache.find(key, at);
    if (kept) return without(reader.hidden, kept);

    const { turn } = cache;
    const { shown, next } = await listNearbyBoards(db, reader, nearby, at);
    const page = { cards: shown.map((row) => toCard(row, at)), next };
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
  return { cards, next: page.next };
}

/** Sends the cached bytes. With answer validation on, the cards are returned and serialised as usual. */
export function sendPage({ config }: Deps, reply: FastifyReply, page: NearbyPage): BoardCard[] {
  if (config.validateAnswers) return page.cards;
  page.json ??= Buffer.from(reply.serialize(page.cards) as string);
  reply.type('application/json; charset=utf-8');
  return page.json as unknown as BoardCard[];
}

function personMark(userId: UserId | string): string {
  return `person ${userId}`;
}

/** Whose purchases a reader does not see, and which: blocks both ways, and what the reader reported. */
type Hidden = { leaders: number[]; boards: number[] };

const NOTHING: Hidden = { leaders: [], boards: [] };

async function readerOf(db: Db, userId: UserId): Promise<(Point & { hidden: Hidden }) | null> {
  const { rows } = await sql<Point & { seesLess: boolean }>`${PREPARED}
    select latitude, longitude, sees_less from users where id = ${userId} and latitude is not null`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const { seesLess, ...point } = row;
  return { ...point, hidden: seesLess ? await hiddenFrom(db, userId) : NOTHING };
}

/** In a query of its own: as a part of the reader's it cost everybody, also those who have nothing to leave out. */
async function hiddenFrom(db: Db, userId: UserId): Promise<Hidden> {
  const { rows } = await sql<Hidden>`${PREPARED}
    select (select coalesce(json_agg(who), '[]') from (
        select blocked_id as who from blocks where blocker_id = ${userId}
        union all select blocker_id from blocks where blocked_id = ${userId}
      ) x) as leaders,
      (select coalesce(json_agg(board_id), '[]') from reports
        where reporter_id = ${userId} and target_kind = 'BOARD') as boards`.execute(db);
  return rows[0]!;
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
