import type { BoardCard as Board } from '@mungchi/contract';
import { BoardCard } from '../ui/board-card';
import { Button } from '../ui/button';
import { LoadMore } from '../ui/load-more';
import * as css from './board-list.css';

const EAGER = 2;

type Props = {
  boards: Board[];
  hasMore: boolean;
  /** The last page did not come: the next try is the reader's. */
  failedMore: boolean;
  onMore: () => unknown;
  label: string;
};

export function BoardList({ boards, hasMore, failedMore, onMore, label }: Props) {
  return (
    <>
      <ul className={css.list} aria-label={label}>
        {boards.map((board, index) => (
          <li key={board.id} className={css.item}>
            <BoardCard board={board} eager={index < EAGER} />
          </li>
        ))}
      </ul>
      {hasMore && !failedMore && <LoadMore onReach={onMore} />}
      {hasMore && failedMore && (
        <div className={css.again}>
          <Button size="small" kind="secondary" onPress={onMore}>
            더 불러오기
          </Button>
        </div>
      )}
    </>
  );
}
