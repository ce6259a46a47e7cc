import { useDeferredValue } from 'react';
import { useArrived } from '../shell/use-returning';
import { LoadAgain } from '../ui/feedback/load-again';
import { LoadMore } from '../ui/feedback/load-more';
import { BoardCard, type ListedBoard } from '../ui/piece/board-card';
import * as css from './board-list.css';

const EAGER = 2;
/** As many as a screen shows. */
const FIRST = 3;

type Props = {
  boards: ListedBoard[];
  hasMore: boolean;
  /** The last page failed to load: retry only on a press. */
  failedMore: boolean;
  onMore: () => unknown;
  label: string;
};

export function BoardList({ boards, hasMore, failedMore, onMore, label }: Props) {
  // The rest renders in a deferred pass, after the first cards are painted.
  const shown = useDeferredValue(boards, useArrived() ? boards : boards.slice(0, FIRST));
  return (
    <>
      <ul className={css.list} aria-label={label}>
        {shown.map((board, index) => (
          <li key={board.id} className={css.item}>
            <BoardCard board={board} eager={index < EAGER} browsing />
          </li>
        ))}
      </ul>
      {hasMore && !failedMore && shown.length === boards.length && <LoadMore onReach={onMore} />}
      {hasMore && failedMore && <LoadAgain onPress={onMore} />}
      {!hasMore && shown.length === boards.length && <p className={css.end}>여기까지 모두 봤어요.</p>}
    </>
  );
}
