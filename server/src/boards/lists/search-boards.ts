import { type BoardCard, type BoardId, LIST_LIMIT, NEARBY_METRES, type UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { Deps } from '../../deps';
import { type Page, pageOf, pageOfKeyed, readCursor, readKeyed } from '../../http/cursor';
import type { SearchStep } from '../../korean/search-steps';
import { searchable } from '../../korean/searchable';
import { searchedTitle } from '../board-rules';
import { theAlikeWords } from './alike-words';
import { CARD_COLUMNS, type CardRow, SEATS, toBoardCard } from './board-cards';
import { DISTANCE, GRID_METRES, isInCircle } from './board-distance';
import { IS_LISTED, isNotLongOver, recruitsAt } from './board-filters';
import { compareIn, type KeyedSort, ORDER_KEYS } from './board-order';
import { isInPatches } from './board-patches';
import { boardSearchSteps } from './board-search-steps';
import type { Nearby } from './list-nearby-boards';
import type { ListReader, ListReaders } from './list-readers';

/** More than anyone scrolls through; bounds the cost of a one-letter keyword. */
const CANDIDATES = 1_000;
/** Above every rank of a step. */
const OPEN_FIRST = 1_000;

type Where = Omit<Nearby, 'limit' | 'cursor'>;
type Within = Where & { within: RawBuilder<boolean> | undefined };
type Card = Omit<CardRow, 'distance' | 'sortedAt'>;
/** What ranks it, and its card in the same query unless there are more than fit on one page. */
type Candidate = {
  hitId: BoardId;
  hitTitle: string;
  productName: string | null;
  content: string;
  isOpen: boolean;
  orderKey: number;
  metres: number | null;
} & (Card | { [Key in keyof Card]: null });
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
  const alike = theAlikeWords();
  return async (
    deps: Deps,
    reader: ListReader,
    { keyword, limit = LIST_LIMIT, cursor, sort = 'newest', ...filter }: Asked,
    within?: RawBuilder<boolean>,
  ): Promise<Found> => {
    const isOrdered = sort !== 'newest';
    const where = isOrdered ? { ...filter, recruiting: true } : filter;
    const hits = await findHits(deps, reader, boardSearchSteps(keyword, alike), { ...where, sort, within });
    const { shown, next } = isOrdered
      ? orderedPage(hits, sort, limit, cursor)
      : pageOf(afterCursor(hits, cursor), limit, (hit) => ({ at: new Date(rankKey(hit)), id: hit.candidate.hitId }));
    return { cards: await cardsOfHits(deps, shown), next };
  };
}

/** What was found, in another order. */
function orderedPage(hits: Hit[], sort: KeyedSort, limit: number, cursor: string | undefined) {
  const last = readKeyed(sort, cursor);
  const keyOf = ({ candidate }: Hit) => ({ key: candidate.orderKey, id: candidate.hitId });
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
    const hits = rankAll(await candidatesOf(deps, reader, step, where), step);
    if (hits.length > 0) return hits;
  }
  return [];
}

/**
 * By the words and the patches around, in one index, so one plan serves for each number of words. A fuzzy search has many and is
 * planned each time: there the better index depends on the words. `offset 0` keeps cards from being read that are too many.
 */
async function candidatesOf(
  { db, now }: Deps,
  { latitude, longitude, hidden }: ListReader,
  step: SearchStep,
  { radius = NEARBY_METRES, recruiting, sort, within = isInCircle(radius) }: Within,
): Promise<Candidate[]> {
  const at = now();
  const key = sort === undefined || sort === 'newest' ? sql`0` : ORDER_KEYS[sort];
  const { rows } = await sql<Candidate>`${step.kind === 'fuzzy' ? sql`` : PREPARED}
    select f.id as hit_id, f.title as hit_title, f.product_name, f.content, f.is_open, f.order_key, f.metres, card.*
    from (
      select b.id, b.title, b.content, (select name from products where id = b.product_id) as product_name,
        ${recruitsAt(at)} as is_open, ${key} as order_key, ${DISTANCE} as metres, b.created_at, count(*) over () as found
      from (select ${latitude}::float8 as latitude, ${longitude}::float8 as longitude) r
      join boards b on ${within} and ${isInPatches({ latitude, longitude }, radius + GRID_METRES)}
      where ${hasWords(step)} and ${IS_LISTED} and ${isNotLongOver(at)}
        and b.leader_id <> all(${hidden.leaders}::bigint[]) and b.id <> all(${hidden.boards}::bigint[])
        and ${recruiting ? recruitsAt(at) : sql`true`}
      order by b.created_at desc, b.id desc
      limit ${CANDIDATES}
    ) f
    left join lateral (${cards(sql`b.id = f.id and f.found <= ${LIST_LIMIT}`)} offset 0) card on true
    order by f.created_at desc, f.id desc`.execute(db);
  return rows;
}

/**
 * One condition for the index: of several alternatives it finds what has the first token of any (`coalesce` keeps the rest out of
 * it). Looking for nothing in particular is none: the index would be read from end to end for it.
 */
function hasWords({ anyOf }: SearchStep): RawBuilder<boolean> {
  if (anyOf.some((all) => all.length === 0)) return sql<boolean>`true`;
  const each = anyOf.map((all) => sql`b.search_tokens @> ${all}::text[]`);
  if (each.length === 1) return sql<boolean>`${each[0]}`;
  const firsts = [...new Set(anyOf.map(([first]) => first))];
  return sql<boolean>`b.search_tokens && ${firsts}::text[] and coalesce(${sql.join(each, sql` or `)}, false)`;
}

function cards(which: RawBuilder<unknown>): RawBuilder<Card> {
  return sql<Card>`select ${CARD_COLUMNS}, ${SEATS} as participants from boards b where ${which}`;
}

/** Candidates arrive newest first, and the sort is stable. */
function rankAll(candidates: Candidate[], step: SearchStep): Hit[] {
  return candidates
    .flatMap((candidate) => {
      const title = searchable(searchedTitle(candidate.hitTitle));
      const product = candidate.productName === null ? title : searchable(candidate.productName);
      const rank = step.rank([title, product, candidate.content]);
      return rank === null ? [] : [{ candidate, rank: rank + (candidate.isOpen ? OPEN_FIRST : 0) }];
    })
    .sort((a, b) => b.rank - a.rank);
}

function afterCursor(hits: Hit[], cursor: string | undefined): Hit[] {
  const last = readCursor(cursor);
  if (!last) return hits;
  const index = hits.findIndex((hit) => hit.candidate.hitId === last.id);
  // The last hit may be gone by now: then continue with what ranks below it.
  return index >= 0 ? hits.slice(index + 1) : hits.filter((hit) => rankKey(hit) < last.at.getTime());
}

const rankKey = ({ rank }: Hit): number => Math.round(rank * 1_000_000);

async function cardsOfHits(deps: Deps, hits: Hit[]): Promise<BoardCard[]> {
  const found = hits.map(({ candidate }) => candidate);
  const missing = found.filter(({ id }) => id === null).map(({ hitId }) => hitId);
  const read = missing.length > 0 ? await readCards(deps, missing) : new Map<BoardId, Card>();
  const at = deps.now();
  return found.flatMap((candidate) => {
    const card = candidate.id === null ? read.get(candidate.hitId) : candidate;
    return card ? toBoardCard({ ...card, distance: candidate.metres }, at) : [];
  });
}

async function readCards({ db }: Deps, ids: BoardId[]): Promise<Map<BoardId, Card>> {
  const { rows } = await sql<Card>`${PREPARED} ${cards(sql`b.id = any(${ids}::bigint[])`)}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
