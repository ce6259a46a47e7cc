import type { BoardDetail } from '@mungchi/contract';
import { Clock } from 'lucide-react';
import { useUntil } from '../../time/use-until';
import * as css from './detail-body.css';

/** A full purchase with a free seat: until when it must be filled, and for its members what happens then. */
export function VacancyLine({ board, until }: { board: BoardDetail; until: string }) {
  const { at, left } = useUntil(until);
  return (
    <div>
      <p className={css.deadline}>
        <Clock size={20} aria-hidden className={css.clock} />
        <span>
          <b className={css.hot}>{at}</b>까지 <b className={css.hot}>{board.openSeats}명</b> 남았어요!
          {left && <b className={css.hot}> {left}</b>}
        </span>
      </p>
      {board.join && board.vacantUntil && <p className={css.after}>못 채우면 공구를 취소하고 모두 돌려 드려요.</p>}
    </div>
  );
}
