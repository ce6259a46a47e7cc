import type { BoardCard as Board } from '@mungchi/contract';
import { CardSkeletons } from '../ui/feedback/skeleton';
import { BoardCard } from '../ui/piece/board-card';
import { PagedList, type Pages } from './paged-list';

export function PagedBoards(pages: Pages<Board>) {
  return (
    <PagedList {...pages} waiting={{ text: '공구들을 불러오고 있어요.', skeleton: <CardSkeletons /> }}>
      {(board) => <BoardCard board={board} />}
    </PagedList>
  );
}
