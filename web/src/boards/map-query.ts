import type { BoardCard } from '@mungchi/contract';
import { listBoards, listBoardsByCategory } from '@mungchi/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call';
import type { CategoryIndex } from './nearby-query';

/** All that is nearby at once, newest first: the map shows them together. */
export function mapQuery(category: CategoryIndex) {
  return queryOptions({
    queryKey: ['boards', 'map', category],
    queryFn: ({ signal }): Promise<BoardCard[]> =>
      category === 0
        ? call(listBoards, { signal })
        : call(listBoardsByCategory, { params: { categoryId: String(category) }, signal }),
  });
}
