import { burdenOf, type ChatRoom, type Participant } from '@mungchi/contract';
import { ownSeat } from '../api/room';
import { Button } from '../ui/control/button';
import { BottomBar } from '../ui/frame/bottom-bar';
import { won } from '../ui/text/money';
import { CardOverlay } from './card-overlay';
import * as css from './pay-bar.css';
import { usePayment } from './use-payment';

/** One's own share and the one thing to do about it. */
export function PayBar({ room }: { room: ChatRoom }) {
  const { pay, card } = usePayment(room);
  const seat = ownSeat(room);
  if (!seat) return null;
  const payable = room.stage === 'RECRUITED' && seat.payStatement === 'UNPAID';
  return (
    <>
      <BottomBar>
        <section className={css.stack} aria-label="내 결제">
          <p className={css.line}>
            {shareLabel(room, seat)}
            <b className={css.amount}>{won(burdenOf(seat))}</b>
          </p>
          <Button disabled={!payable} onPress={pay}>
            {payable ? '결제하기' : room.stage === 'CANCELLED' ? '취소된 공구예요' : '결제 완료'}
          </Button>
        </section>
      </BottomBar>
      {card && <CardOverlay {...card} />}
    </>
  );
}

function shareLabel(room: ChatRoom, seat: Participant): string {
  if (room.stage === 'CANCELLED') return '내 몫이었던 금액';
  if (seat.role === 'LEADER') return '리더로서 맡은 금액';
  return seat.payStatement === 'PAID' ? '내가 낸 금액' : '내가 낼 금액';
}
