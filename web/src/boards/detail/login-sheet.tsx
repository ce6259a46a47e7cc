import type { BoardDetail } from '@mungchi/contract';
import { cardTitle, clampTwo } from '../../ui/foundation/type.css';
import * as css from '../../ui/piece/join-sheet.css';
import { LoginSheet as Logins } from '../../ui/piece/login-sheet';
import { Picture, stored } from '../../ui/piece/picture';
import { won } from '../../ui/text/money';
import { hasShares } from '../../ui/text/seat-unit';

type Props = { board: BoardDetail; open: boolean; onClose: () => void };

/** For a visitor who wants in: the three ways to log in, over the post they want to come back to. */
export function JoinLoginSheet({ board, open, onClose }: Props) {
  const isShared = hasShares(board);
  return (
    <Logins open={open} onClose={onClose} lead="쓰던 계정으로 로그인하면 이 공구로 바로 돌아와요.">
      <div className={css.summary}>
        {board.pictures[0] && <Picture {...stored(board.pictures[0])} alt="" width={56} height={56} />}
        <div className={css.words}>
          <p className={`${cardTitle} ${clampTwo}`}>{board.title}</p>
          <p className={css.facts}>
            {isShared ? '1몫' : '1인당'} <b className={css.amount}>{won(board.perPersonPrice)}</b> ·{' '}
            {board.currentUsers}/{board.totalUser}
            {isShared ? '몫' : '명'}
          </p>
        </div>
      </div>
    </Logins>
  );
}
