import type { BoardDetail } from '@mungchi/contract';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../ui/button';
import { Mascot } from '../ui/mascot';
import { won } from '../ui/money';
import { Sheet } from '../ui/sheet';
import { headline } from '../ui/type.css';
import * as css from './join-sheet.css';

type Props = { board: BoardDetail; open: boolean; onClose: () => void; onJoin: () => Promise<void> };

/** The final step, said plainly and once. */
export function JoinSheet({ board, open, onClose, onJoin }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="채팅방에 입장합니다!">
      <div className={css.sheet}>
        <div className={css.friends} aria-hidden>
          <Mascot color="blue" mood="greeting" size={104} />
          <Mascot color="pink" mood="happy" size={116} />
        </div>
        <h2 className={headline}>채팅방에 입장합니다!</h2>
        <p className={css.lead}>참여자들과 함께 공구에 대한 대화를 나눠 보세요.</p>
        <dl className={css.summary}>
          <div className={css.line}>
            <dt>공구</dt>
            <dd className={css.value}>{board.title}</dd>
          </div>
          <div className={css.line}>
            <dt>내가 낼 금액</dt>
            <dd className={css.amount}>{won(board.perPersonPrice)}</dd>
          </div>
        </dl>
        <p className={css.warning}>
          <TriangleAlert size={20} aria-hidden />
          채팅방에 입장하면, 참여가 확정되어 나갈 수 없어요!
        </p>
        <Button onPress={onJoin}>확인</Button>
      </div>
    </Sheet>
  );
}
