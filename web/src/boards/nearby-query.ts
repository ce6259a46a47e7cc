import type { BoardCard } from '@mungchi/contract';
import { listBoards, listBoardsByCategory, searchBoards } from '@mungchi/contract/calls';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callPage } from '../api/call';

/** What comes first is two screens of it; whoever reads on wants more at a time. */
const FIRST_PAGE = 10;
const PAGE = 20;

type Page = { answer: BoardCard[]; nextCursor: string | null };

export type CategoryIndex = 0 | 1 | 2 | 3 | 4;

/** Group purchases nearby, page by page. 0 is every category. */
export function nearbyQuery(category: CategoryIndex, recruiting: boolean) {
  return infiniteQueryOptions({
    queryKey: ['boards', 'nearby', category, recruiting],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }): Promise<Page> => {
      const query = { limit: cursor ? PAGE : FIRST_PAGE, cursor, ...(recruiting && { recruiting: 'true' as const }) };
      return category === 0
        ? callPage(listBoards, { query, signal })
        : callPage(listBoardsByCategory, { params: { categoryId: category }, query, signal });
    },
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }) => newestFirst(pages.flatMap((page) => page.answer)),
  });
}

export function searchQuery(keyword: string) {
  return infiniteQueryOptions({
    queryKey: ['boards', 'search', keyword],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      callPage(searchBoards, { query: { keyword, limit: cursor ? PAGE : FIRST_PAGE, cursor }, signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.answer),
  });
}

/** A post that slid from one page to the next while we read on is shown once. */
function newestFirst(boards: BoardCard[]): BoardCard[] {
  const once = [...new Map(boards.map((board) => [board.id, board])).values()];
  return once.sort((a, b) => b.createAt.localeCompare(a.createAt) || b.id - a.id);
}
