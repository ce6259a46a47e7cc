import type { BoardCard, VisitCard } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema';
import type { Deps } from '../../deps';
import type { Page } from '../../http/cursor';
import { neighbourhoodAt } from '../../places/neighbourhood-at';
import { cardAsVisitorsSee } from '../visitor-rules';
import { toBoardCard } from './board-cards';
import { isShownInCircle, isShownWithinMetres } from './board-distance';
import { IS_LISTED, recruitsAt } from './board-filters';
import { type ListPoint, listNearbyBoards } from './list-nearby-boards';
import { searchAround } from './search-boards';

/** What is shown to a visitor of a neighbourhood: everything around its middle. */
export type Visited = ListPoint & { metres: number };
type Asked = Page & { recruiting?: boolean; categoryId?: number };
type Cards = { cards: VisitCard[]; next: string | null };

/** Newest first, as visitors see them. */
export async function listVisitedBoards({ db, now }: Deps, visited: Visited, asked: Asked): Promise<Cards> {
  const at = now();
  const { shown, next } = await listNearbyBoards(db, visited, asked, at, isShownWithinMetres(visited.metres));
  return { cards: shown.map((row) => asVisited(toBoardCard(row, at))), next };
}

export function visitedSearch() {
  const search = searchAround();
  return async (deps: Deps, visited: Visited, asked: Page & { keyword: string }): Promise<Cards> => {
    const nobody = { ...visited, hidden: { leaders: [], boards: [] } };
    const { metres: radius } = visited;
    const { cards, next } = await search(deps, nobody, { ...asked, radius }, isShownInCircle(radius));
    return { cards: cards.map(asVisited), next };
  };
}

/** How many recruit there: what its list begins with. */
export async function countVisitedBoards(db: Db, { latitude, longitude, metres }: Visited, at: Date): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open
    from (select ${latitude}::float8 as latitude, ${longitude}::float8 as longitude) r
    join boards b on ${isShownWithinMetres(metres)}
    where ${IS_LISTED} and ${recruitsAt(at)}`.execute(db);
  return rows[0]!.open;
}

/** The middles of the fullest squares of about a kilometre, the fullest first. */
export async function fullestSquares(db: Db, most: number, at: Date): Promise<ListPoint[]> {
  const { rows } = await sql<ListPoint>`
    select avg(b.latitude)::float8 as latitude, avg(b.longitude)::float8 as longitude
    from boards b
    where ${IS_LISTED} and ${recruitsAt(at)}
    group by round(b.latitude * 100), round(b.longitude * 100)
    order by count(*) desc
    limit ${most}`.execute(db);
  return rows;
}

function asVisited(card: BoardCard): VisitCard {
  return cardAsVisitorsSee(card, neighbourhoodAt(card));
}
