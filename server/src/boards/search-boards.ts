import { type BoardCard, LIST_LIMIT, NEARBY_METRES } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../deps';
import { readCursor, writeCursor } from '../http/cursor';
import { type SearchStep, searchSteps } from '../korean/search-steps';
import { cardsOf, toCard } from './board-cards';
import { DISTANCE, isWithin } from './board-distance';
import { IS_LISTED, isNotLongOver, recruitsAt } from './board-filters';
import type { Nearby } from './list-nearby-boards';

/** More than anybody scrolls through; what a one-letter keyword may cost at the most. */
const CANDIDATES = 1_000;

type Search = Nearby & { keyword: string };
type Point = { latitude: number; longitude: number };
type Candidate = { id: number; title: string; productName: string | null; content: string };
type Hit = { id: number; rank: number };

/** Best first, around the reader; of equals the newer. A later page goes on behind the last hit of the one before. */
export async function searchBoards(
  deps: Deps,
  userId: number,
  { keyword, limit = LIST_LIMIT, cursor, ...where }: Search,
): Promise<{ cards: BoardCard[]; next: string | null }> {
  const reader = await locationOf(deps, userId);
  if (!reader) return { cards: [], next: null };
  const hits = await findHits(deps, reader, keyword, where);
  const rest = afterCursor(hits, cursor);
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  const next = last && rest.length > limit ? writeCursor({ at: new Date(rankKey(last)), id: last.id }) : null;
  return { cards: await readCards(deps, reader, shown), next };
}

async function locationOf({ db }: Deps, userId: number): Promise<Point | null> {
  const user = await db
    .selectFrom('users')
    .select(['latitude', 'longitude'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const { latitude, longitude } = user ?? { latitude: null, longitude: null };
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

async function findHits(deps: Deps, reader: Point, keyword: string, where: Omit<Nearby, 'limit' | 'cursor'>) {
  for (const step of searchSteps(keyword)) {
    const hits = rankAll(await candidatesOf(deps, reader, step, where), step);
    if (hits.length > 0) return hits;
  }
  return [];
}

/** The tokens' index and the box's are both at hand: with the reader's point in the query the planner picks the smaller. */
async function candidatesOf(
  { db, now }: Deps,
  reader: Point,
  step: SearchStep,
  { radius = NEARBY_METRES, recruiting }: Omit<Nearby, 'limit' | 'cursor'>,
): Promise<Candidate[]> {
  const at = now();
  const { rows } = await sql<Candidate>`
    select b.id, b.title, product.name as product_name, b.content
    from ${pointOf(reader)} r join boards b on ${isWithin(radius)}
    left join products product on product.id = b.product_id
    where ${IS_LISTED} and ${isNotLongOver(at)} and ${recruiting ? recruitsAt(at) : sql`true`}
      and (${sql.join(
        step.anyOf.map((all) => sql`b.search_tokens @> ${all}::text[]`),
        sql` or `,
      )})
    order by b.created_at desc, b.id desc
    limit ${CANDIDATES}`.execute(db);
  return rows;
}

/** Candidates come newest first, and sorting keeps that order among equals. */
function rankAll(candidates: Candidate[], step: SearchStep): Hit[] {
  return candidates
    .flatMap(({ id, title, productName, content }) => {
      const rank = step.rank([title, productName ?? title, content]);
      return rank === null ? [] : [{ id, rank }];
    })
    .sort((a, b) => b.rank - a.rank);
}

function afterCursor(hits: Hit[], cursor: string | undefined): Hit[] {
  const last = readCursor(cursor);
  if (!last) return hits;
  const index = hits.findIndex((hit) => hit.id === last.id);
  // The last hit may be gone by now: then go on with what ranks below it.
  return index >= 0 ? hits.slice(index + 1) : hits.filter((hit) => rankKey(hit) < last.at.getTime());
}

const rankKey = ({ rank }: Hit): number => Math.round(rank * 1_000_000);

async function readCards({ db, now }: Deps, reader: Point, hits: Hit[]): Promise<BoardCard[]> {
  if (hits.length === 0) return [];
  const ids = hits.map((hit) => hit.id);
  const page = sql`
    select b.*, ${DISTANCE} as distance, b.created_at as sorted_at
    from ${pointOf(reader)} r, boards b where b.id = any(${ids}::bigint[])`;
  const { rows } = await cardsOf(page).execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const at = now();
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toCard(row, at)] : [];
  });
}

function pointOf({ latitude, longitude }: Point): RawBuilder<unknown> {
  return sql`(select ${latitude}::float8 as latitude, ${longitude}::float8 as longitude)`;
}
