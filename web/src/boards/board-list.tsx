import type { BoardCard as Board } from '@mungchi/contract';
import { BoardCard } from '../ui/board-card';
import { LoadMore } from '../ui/load-more';
import * as css from './board-list.css';

const EAGER = 2;

type Props = { boards: Board[]; hasMore: boolean; onMore: () => unknown; label: string };

export function BoardList({ boards, hasMore, onMore, label }: Props) {
  return (
    <>
      <ul className={css.list} aria-label={label}>
        {boards.map((board, index) => (
          <li key={board.id} className={css.item}>
            <BoardCard board={board} eager={index < EAGER} />
          </li>
        ))}
      </ul>
      {hasMore && <LoadMore onReach={onMore} />}
    </>
  );
}
