import type { BoardDetail } from '@mungchi/contract';
import { CircleAlert } from 'lucide-react';
import { monthDay } from '../../time/time-label';
import { Button } from '../../ui/control/button';
import { cardTitle, clampTwo, headline } from '../../ui/foundation/type.css';
import { Sheet } from '../../ui/frame/sheet';
import { Mascot } from '../../ui/mascot/mascot';
import { Picture, stored } from '../../ui/piece/picture';
import { won } from '../../ui/text/money';
import * as css from './join-sheet.css';

type Props = { board: BoardDetail; open: boolean; onClose: () => void; onJoin: () => Promise<void> };

/** The final step, said plainly and once. */
export function JoinSheet({ board, open, onClose, onJoin }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="채팅방에 입장합니다!">
      <div className={css.sheet}>
        <div className={css.friends} aria-hidden>
          <Mascot color="pink" mood="happy" size={92} />
          <Mascot color="mint" mood="greeting" size={116} />
          <Mascot color="blue" mood="calm" size={92} />
        </div>
        <p className={headline}>채팅방에 입장합니다!</p>
        <p className={css.lead}>참여자들과 함께 공구에 대한 대화를 나눠 보세요.</p>
        <div className={css.summary}>
          {board.pictures[0] && <Picture {...stored(board.pictures[0])} alt="" width={56} height={56} />}
          <div className={css.words}>
            <p className={`${cardTitle} ${clampTwo}`}>{board.title}</p>
            <p className={css.facts}>
              1인당 <b className={css.amount}>{won(board.perPersonPrice)}</b> · {monthDay(board.deadline)} 마감
            </p>
          </div>
        </div>
        <p className={css.warning}>
          <CircleAlert size={22} aria-hidden className={css.sign} />
          <span>
            채팅방에 입장하면, <span className={css.whole}>참여가 확정되어 나갈 수 없어요!</span>
          </span>
        </p>
        <Button onPress={onJoin}>확인</Button>
      </div>
    </Sheet>
  );
}
