import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/control/button';
import { useFailedWords } from '../../ui/feedback/failed';
import { CardSkeletons } from '../../ui/feedback/skeleton';
import { sectionTitle } from '../../ui/foundation/display.css';
import { BoardCard, type ListedBoard } from '../../ui/piece/board-card';
import * as css from './map-sheet.css';
import { useSwipe } from './use-swipe';

type Props = {
  /** Null until loaded. */
  boards: readonly ListedBoard[] | null;
  total: number;
  isSelection: boolean;
  /** Loading. */
  isWaiting: boolean;
  /** Set when loading failed. */
  onRetry: (() => unknown) | null;
  onClear: () => void;
};

/** The map's posts as a list: the selected ones, or all. */
export function MapBoardsSheet({ boards, total, isSelection, isWaiting, onRetry, onClear }: Props) {
  const [tall, setTall] = useState(false);
  const swipe = useSwipe({ onSwipe: (direction) => setTall(direction === 'up'), onTap: () => setTall(!tall) });
  return (
    <section className={tall ? css.tall : css.low} aria-label={isSelection ? '선택한 공구' : '근처 공구 목록'}>
      <button
        type="button"
        className={css.handle}
        aria-expanded={tall}
        aria-label={tall ? '목록 내리기' : '목록 올리기'}
        {...swipe}
      >
        <span className={css.grip} />
      </button>
      <div className={css.head}>
        <h2 className={sectionTitle}>
          {isSelection ? '선택한 공구' : `근처 공구${boards ? ` ${boards.length}개` : ''}`}
        </h2>
        {isSelection && (
          <button type="button" className={css.all} onClick={onClear}>
            전체 {total}개 보기
            <ChevronUp size={18} aria-hidden />
          </button>
        )}
      </div>
      <div className={css.content}>
        {isWaiting && <CardSkeletons count={2} />}
        {!boards && onRetry && <NotLoaded onRetry={onRetry} />}
        {boards?.length === 0 && <Nothing />}
        {boards && boards.length > 0 && (
          <ul className={css.list}>
            {boards.map((board) => (
              <li key={board.id}>
                <BoardCard board={board} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Nothing() {
  return (
    <div className={css.nothing}>
      <p>근처에서 열린 공구가 없어요.</p>
      <ButtonLink to="/gonggu/write" size="small">
        공구 열기
      </ButtonLink>
    </div>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => unknown }) {
  const words = useFailedWords();
  return (
    <div role="alert" className={css.nothing}>
      <p>{words}</p>
      <Button size="small" onPress={onRetry}>
        다시 시도
      </Button>
    </div>
  );
}
