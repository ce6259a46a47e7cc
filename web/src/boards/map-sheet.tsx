import type { BoardCard as Board } from '@mungchi/contract';
import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { BoardCard } from '../ui/board-card';
import { sectionTitle } from '../ui/type.css';
import * as css from './map-sheet.css';
import { useSwipe } from './use-swipe';

type Props = { boards: readonly Board[]; total: number; isSelection: boolean; onClear: () => void };

/** Everything on the map is also here: what was pressed, or all of it. */
export function MapSheet({ boards, total, isSelection, onClear }: Props) {
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
        <h2 className={sectionTitle}>{isSelection ? '선택한 공구' : `근처 공구 ${boards.length}개`}</h2>
        {isSelection && (
          <button type="button" className={css.all} onClick={onClear}>
            전체 {total}개 보기
            <ChevronUp size={18} aria-hidden />
          </button>
        )}
      </div>
      <ul className={css.list}>
        {boards.map((board) => (
          <li key={board.id}>
            <BoardCard board={board} near />
          </li>
        ))}
      </ul>
    </section>
  );
}
