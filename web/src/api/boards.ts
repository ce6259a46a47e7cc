import { BOARDS_FIRST_PAGE, type BoardCard, type BoardId, type Stage } from '@mungchi/contract';
import {
  boardDetail,
  boardForm,
  joinedBoards,
  likedBoards,
  listBoards,
  listBoardsByCategory,
  myBoards,
  recommendBoards,
  searchBoards,
  searchWords,
} from '@mungchi/contract/calls';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { laterFirst } from '../time/later-first';
import { filterQuery, type ListFilter, type Radius } from './nearby-filter';
import { endpointQuery, entriesOf, pagesQuery } from './query-client';

/** Lists to invalidate when somebody joins or a post changes. */
export const BOARD_LISTS = [listBoards, listBoardsByCategory, searchBoards, likedBoards, joinedBoards, myBoards];

/** A small first page for a quick first paint, larger pages after it. */
const BROWSED = { first: BOARDS_FIRST_PAGE, more: 20 };
const GATHERED = { first: 20, more: 20 };

const WIDEST = 3000;

export type CategoryIndex = 0 | 1 | 2 | 3 | 4;

export const boardQuery = (boardId: BoardId) => endpointQuery(boardDetail, { params: { boardId } });

/** The form the leader edits: fetched on each visit, never refetched while they type. */
export const boardFormQuery = (boardId: BoardId) => ({
  ...endpointQuery(boardForm, { params: { boardId } }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export const recommendedBoardsQuery = endpointQuery(recommendBoards);

/** Group purchases nearby, page by page. 0 is every category. */
export function nearbyQuery(category: CategoryIndex, filter: ListFilter) {
  const query = filterQuery(filter);
  return infiniteQueryOptions({
    ...(category === 0
      ? pagesQuery(listBoards, { query }, BROWSED)
      : pagesQuery(listBoardsByCategory, { params: { categoryId: category }, query }, BROWSED)),
    // Another order is the server's.
    select: (data) => ((filter.sort ?? 'newest') === 'newest' ? newestFirst : onceEach)(entriesOf(data)),
  });
}

/** All that can be joined nearby at once, newest first: the map shows them together. */
export function mapQuery(category: CategoryIndex, radius: Radius) {
  const query = filterQuery({ radius, recruiting: true });
  return category === 0
    ? endpointQuery(listBoards, { query })
    : endpointQuery(listBoardsByCategory, { params: { categoryId: category }, query });
}

export function searchQuery(keyword: string, radius: Radius) {
  const query = { keyword, ...filterQuery({ radius, recruiting: false }) };
  return infiniteQueryOptions({ ...pagesQuery(searchBoards, { query }, BROWSED), select: entriesOf });
}

/** How far each lies that a wider circle would show: asked only where the circle chosen is empty. */
export function widestQuery(category: CategoryIndex, recruiting: boolean) {
  const query = filterQuery({ radius: WIDEST, recruiting });
  return category === 0
    ? endpointQuery(listBoards, { query })
    : endpointQuery(listBoardsByCategory, { params: { categoryId: category }, query });
}

/** Words that find something around here. */
export const searchWordsQuery = (radius: Radius) =>
  endpointQuery(searchWords, { query: filterQuery({ radius, recruiting: false }) });

export function widestSearchQuery(keyword: string) {
  return endpointQuery(searchBoards, { query: { keyword, radius: String(WIDEST) } });
}

/** What can be joined of it within the widest circle. */
export function openSearchQuery(keyword: string) {
  return endpointQuery(searchBoards, { query: { keyword, ...filterQuery({ radius: WIDEST, recruiting: true }) } });
}

export const likedBoardsQuery = pagesQuery(likedBoards, {}, GATHERED);

export const ownBoardsQuery = pagesQuery(myBoards, {}, GATHERED);

export const joinedBoardsQuery = (stage: Stage | null) =>
  pagesQuery(joinedBoards, stage ? { query: { stage } } : {}, GATHERED);

/** A post may move to the next page between two requests. */
const onceEach = (boards: BoardCard[]): BoardCard[] => [...new Map(boards.map((board) => [board.id, board])).values()];

function newestFirst(boards: BoardCard[]): BoardCard[] {
  return onceEach(boards).sort((a, b) => laterFirst(a.createAt, b.createAt) || b.id - a.id);
}
