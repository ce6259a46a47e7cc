import type { OwnBoardCard } from '@mungchi/contract';
import { Ellipsis, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../links';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { BoardCard } from '../../ui/piece/board-card';
import * as css from './own-card.css';

const RepeatSheet = lazyPart(() => import('./repeat-sheet').then((at) => at.RepeatSheet));

/** One's own purchase, with the way to open it again. */
export function OwnCard({ board }: { board: OwnBoardCard }) {
  const [open, setOpen] = useState(false);
  const [everOpen, setEverOpen] = useState(false);
  if (!board.againable) return <BoardCard board={board} />;
  const isOver = board.stage === 'COMPLETED' || board.stage === 'CANCELLED';
  return (
    <div className={css.card}>
      <BoardCard board={board} />
      <div className={css.foot}>
        <Link to={`/gonggu/write?again=${board.id}`} className={css.again}>
          <RotateCw size={18} aria-hidden /> {isOver ? '다시 열기' : '한 번 더 열기'}
        </Link>
        <button
          type="button"
          className={css.more}
          aria-label={`${board.title} 다시 열기 알림`}
          aria-haspopup="dialog"
          onClick={() => {
            setEverOpen(true);
            setOpen(true);
          }}
        >
          <Ellipsis size={22} aria-hidden />
        </button>
      </div>
      {everOpen && <RepeatSheet board={board} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
