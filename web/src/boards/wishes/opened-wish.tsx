import type { BoardDetail, Wish } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { boardQuery } from '../../api/boards';
import { useNow } from '../../time/clock';
import { nearEvening } from '../../time/until-words';
import { BoardCard, type ListedBoard } from '../../ui/piece/board-card';
import * as css from './wish-screen.css';

/** 공구가 열렸어요!: what was opened, by whom, and until when one sits first. Without it the words are enough. */
export function OpenedWish({ wish, boardId }: { wish: Wish; boardId: NonNullable<Wish['boardId']> }) {
  const { data: board } = useQuery(boardQuery(boardId));
  const card = board ? cardOf(board) : null;
  const leader = board?.participants[0]?.nickname;
  const now = useNow();
  const until = board?.first?.mine && !board.join ? nearEvening(board.first.until, now) : null;
  return (
    <>
      <p className={css.big}>공구가 열렸어요!</p>
      <p className={css.text}>
        찾던 <b className={css.strong}>{wish.name}</b> 공구예요.{leader && ` ${leader}님이 열었어요.`}
      </p>
      {card && <BoardCard board={card} />}
      {until && (
        <p className={css.note}>
          <Clock size={19} aria-hidden className={css.icon} />
          <span>
            <b>{until}</b>까지 먼저 참여할 수 있어요.
          </span>
        </p>
      )}
    </>
  );
}

/** A post, as a list shows it. */
function cardOf({ pictures, images, totalUser, ...board }: BoardDetail): ListedBoard | null {
  const [picture] = pictures;
  return picture ? { ...board, picture, image: images[0] ?? '', totalUsers: totalUser } : null;
}
