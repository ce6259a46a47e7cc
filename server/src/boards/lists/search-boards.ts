import { type BoardCard, isRecruiting, LIST_LIMIT, NEARBY_METRES, type UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { Deps } from '../../deps';
import { type Page, pageOf, pageOfKeyed, readCursor, readKeyed } from '../../http/cursor';
import type { SearchStep } from '../../korean/search-steps';
import { searchedTitle, statusOf } from '../board-rules';
import { readAlikeWords } from './alike-words';
import { CARD_COLUMNS, type CardRow, SEATS, toBoardCard } from './board-cards';
import { DISTANCE, isWithinMetres } from './board-distance';
import { IS_LISTED, isNotLongOver, recruitsAt } from './board-filters';
import { compareIn, type KeyedSort, orderKey } from './board-order';
import { boardSearchSteps } from './board-search-steps';
import type { Nearby } from './list-nearby-boards';
import type { ListReader, ListReaders } from './list-readers';

/** More than anyone scrolls through; bounds the cost of a one-letter keyword. */
const CANDIDATES = 1_000;
/** Above every rank of a step. */
const OPEN_FIRST = 1_000;

type Where = Omit<Nearby, 'limit' | 'cursor'>;
type Within = Where & { within: RawBuilder<boolean> | undefined };
type Candidate = Omit<CardRow, 'participants'> & {
  productName: string | null;
  content: string;
  /** Fetched in the same query unless there are more candidates than fit on one page. */
  participants: CardRow['participants'] | null;
};
type Hit = { candidate: Candidate; rank: number };

type Asked = Page & Where & { keyword: string };
type Found = { cards: BoardCard[]; next: string | null };

/** Around where the reader lives. */
export function boardSearch(readerOf: ListReaders) {
  const search = searchAround();
  return async (deps: Deps, userId: UserId, asked: Asked): Promise<Found> => {
    const reader = await readerOf(deps.db, userId);
    return reader ? search(deps, reader, asked) : { cards: [], next: null };
  };
}

/** What can be joined first, then the best match; ties by newest. A later page continues after the last hit of the previous one. */
export function searchAround() {
  const alike = readAlikeWords();
  return async (
    deps: Deps,
    reader: ListReader,
    { keyword, limit = LIST_LIMIT, cursor, sort = 'newest', ...filter }: Asked,
    within?: RawBuilder<boolean>,
  ): Promise<Found> => {
    const isOrdered = sort !== 'newest';
    const where = isOrdered ? { ...filter, recruiting: true } : filter;
    const hits = await findHits(deps, reader, boardSearchSteps(keyword, alike), { ...where, within });
    const { shown, next } = isOrdered
      ? orderedPage(hits, sort, limit, cursor)
      : pageOf(afterCursor(hits, cursor), limit, (hit) => ({ at: new Date(rankKey(hit)), id: hit.candidate.id }));
    return { cards: await cardsOfHits(deps, shown), next };
  };
}

/** What was found, in another order. */
function orderedPage(hits: Hit[], sort: KeyedSort, limit: number, cursor: string | undefined) {
  const last = readKeyed(sort, cursor);
  const keyOf = ({ candidate }: Hit) => ({ key: orderKey(sort, candidate), id: candidate.id });
  const rest = hits.filter((hit) => last === null || compareIn(keyOf(hit), last) > 0);
  return pageOfKeyed(
    rest.sort((a, b) => compareIn(keyOf(a), keyOf(b))),
    limit,
    sort,
    keyOf,
  );
}

async function findHits(deps: Deps, reader: ListReader, steps: Iterable<SearchStep>, where: Within): Promise<Hit[]> {
  for (const step of steps) {
    const hits = rankAll(await candidatesOf(deps, reader, step, where), step, deps.now());
    if (hits.length > 0) return hits;
  }
  return [];
}

/**
 * In the default radius the bounding box is always applied first and the words filter its rows (`coalesce` keeps the planner
 * off the text index), so one prepared plan serves for each number of words.
 * A wider or fuzzy search is planned each time: there the better index depends on the words.
 */
async function candidatesOf(
  { db, now }: Deps,
  { latitude, longitude, hidden }: ListReader,
  step: SearchStep,
  { radius = NEARBY_METRES, recruiting, within = isWithinMetres(radius) }: Within,
): Promise<Candidate[]> {
  const at = now();
  const isUsual = radius === NEARBY_METRES && step.kind !== 'fuzzy';
  const words = sql.join(
    step.anyOf.map((all) => sql`b.search_tokens @> ${all}::text[]`),
    sql` or `,
  );
  const { rows } = await sql<Candidate>`${isUsual ? PREPARED : sql``}
    select b.*, case when b.found <= ${LIST_LIMIT} then ${SEATS} end as participants
    from (
      select ${CARD_COLUMNS}, ${DISTANCE} as distance, b.created_at as sorted_at, b.content,
        (select name from products where id = b.product_id) as product_name, count(*) over () as found
      from (select ${latitude}::float8 as latitude, ${longitude}::float8 as longitude) r
      join boards b on ${within}
      where ${isUsual ? sql`coalesce(${hasOneOf(step)} and (${words}), false)` : sql`(${words})`} and ${IS_LISTED} and ${isNotLongOver(at)}
        and b.leader_id <> all(${hidden.leaders}::bigint[]) and b.id <> all(${hidden.boards}::bigint[])
        and ${recruiting ? recruitsAt(at) : sql`true`}
      order by b.created_at desc, b.id desc
      limit ${CANDIDATES}
    ) b
    order by b.created_at desc, b.id desc`.execute(db);
  return rows;
}

/** Most boards have no word of any alternative: one look says so, instead of one for each. */
function hasOneOf({ anyOf }: SearchStep): RawBuilder<boolean> {
  const isEach = anyOf.length > 1 && anyOf.every((all) => all.length > 0);
  return isEach ? sql<boolean>`b.search_tokens && ${anyOf.map(([first]) => first)}::text[]` : sql<boolean>`true`;
}

/** Candidates arrive newest first, and the sort is stable. */
function rankAll(candidates: Candidate[], step: SearchStep, at: Date): Hit[] {
  return candidates
    .flatMap((candidate) => {
      const title = searchedTitle(candidate.title);
      const rank = step.rank([title, candidate.productName ?? title, candidate.content]);
      const open = isRecruiting(statusOf(candidate, at)) ? OPEN_FIRST : 0;
      return rank === null ? [] : [{ candidate, rank: rank + open }];
    })
    .sort((a, b) => b.rank - a.rank);
}

function afterCursor(hits: Hit[], cursor: string | undefined): Hit[] {
  const last = readCursor(cursor);
  if (!last) return hits;
  const index = hits.findIndex((hit) => hit.candidate.id === last.id);
  // The last hit may be gone by now: then continue with what ranks below it.
  return index >= 0 ? hits.slice(index + 1) : hits.filter((hit) => rankKey(hit) < last.at.getTime());
}

const rankKey = ({ rank }: Hit): number => Math.round(rank * 1_000_000);

async function cardsOfHits(deps: Deps, hits: Hit[]): Promise<BoardCard[]> {
  const missing = hits.filter(({ candidate }) => candidate.participants === null).map(({ candidate }) => candidate.id);
  const seats = missing.length > 0 ? await readSeats(deps, missing) : new Map<number, CardRow['participants']>();
  const at = deps.now();
  return hits.map(({ candidate }) =>
    toBoardCard({ ...candidate, participants: candidate.participants ?? seats.get(candidate.id) ?? [] }, at),
  );
}

async function readSeats({ db }: Deps, ids: number[]): Promise<Map<number, CardRow['participants']>> {
  const { rows } = await sql<Pick<CardRow, 'id' | 'participants'>>`${PREPARED}
    select b.id, ${SEATS} as participants from unnest(${ids}::bigint[]) b (id)`.execute(db);
  return new Map(rows.map((row) => [row.id, row.participants]));
}
