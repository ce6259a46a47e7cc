import type { BoardCard as Board } from '@mungchi/contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import { BoardCard } from '../ui/board-card';
import { IconButton } from '../ui/icon-button';
import { sectionTitle } from '../ui/type.css';
import * as css from './map-sheet.css';

type Props = { boards: readonly Board[]; isSelection: boolean; onClear: () => void };

/** Everything on the map is also here: what was pressed, or all of it. */
export function MapSheet({ boards, isSelection, onClear }: Props) {
  const [tall, setTall] = useState(false);
  return (
    <section className={tall ? css.tall : css.low} aria-label={isSelection ? '선택한 공구' : '근처 공구 목록'}>
      <button
        type="button"
        className={css.handle}
        aria-expanded={tall}
        aria-label={tall ? '목록 내리기' : '목록 올리기'}
        onClick={() => setTall(!tall)}
      >
        <span className={css.grip} />
      </button>
      <div className={css.head}>
        <h2 className={sectionTitle}>{isSelection ? '선택한 공구' : `근처 공구 ${boards.length}개`}</h2>
        {isSelection && <IconButton icon={X} label="선택 풀기" iconSize={22} onClick={onClear} />}
      </div>
      <ul className={css.list}>
        {boards.map((board) => (
          <li key={board.id}>
            <BoardCard board={board} />
          </li>
        ))}
      </ul>
    </section>
  );
}
