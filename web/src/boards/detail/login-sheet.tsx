import type { BoardDetail } from '@mungchi/contract';
import { Button } from '../../ui/control/button';
import { headline } from '../../ui/foundation/display.css';
import { cardTitle, clampTwo } from '../../ui/foundation/type.css';
import { Sheet } from '../../ui/frame/sheet';
import * as css from '../../ui/piece/join-sheet.css';
import { LoginLinks } from '../../ui/piece/login-links';
import { Picture, stored } from '../../ui/piece/picture';
import { won } from '../../ui/text/money';

type Props = { board: BoardDetail; open: boolean; onClose: () => void };

/** For a visitor who wants in: the three ways to log in, over the post they want to come back to. */
export function LoginSheet({ board, open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="로그인하고 함께해요">
      <div className={css.sheet}>
        <p className={headline}>로그인하고 함께해요</p>
        <p className={css.lead}>쓰던 계정으로 로그인하면 이 공구로 바로 돌아와요.</p>
        <div className={css.summary}>
          {board.pictures[0] && <Picture {...stored(board.pictures[0])} alt="" width={56} height={56} />}
          <div className={css.words}>
            <p className={`${cardTitle} ${clampTwo}`}>{board.title}</p>
            <p className={css.facts}>
              {board.maxSeats > 1 ? '1몫' : '1인당'} <b className={css.amount}>{won(board.perPersonPrice)}</b>
            </p>
          </div>
        </div>
        <LoginLinks />
        <Button kind="plain" onPress={onClose}>
          나중에 할게요
        </Button>
      </div>
    </Sheet>
  );
}
