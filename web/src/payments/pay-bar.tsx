import type { ChatRoom, Participant } from '@mungchi/contract';
import { ownSeat } from '../api/room';
import { Link } from '../links';
import { Button } from '../ui/control/button';
import { BottomBar } from '../ui/frame/bottom-bar';
import { won } from '../ui/text/money';
import { roomClock } from '../ui/text/room-clock';
import { BuyButton } from './buy-button';
import { CardOverlay } from './card-overlay';
import { ExtendPayButton } from './extend-pay-button';
import * as css from './pay-bar.css';
import { payState } from './pay-state';
import { ownAmount, ownLabel } from './pay-words';
import { useLedger } from './use-ledger';
import { usePayment } from './use-payment';

/** One's own share and the one thing to do about it. */
export function PayBar({ room }: { room: ChatRoom }) {
  const { pay, card } = usePayment(room);
  const { data: books } = useLedger(room.id, { enabled: room.stage === 'CANCELLED' });
  const seat = ownSeat(room);
  if (!seat) return null;
  const payable = room.stage === 'RECRUITED' && seat.payStatement === 'UNPAID' && !seat.handingOn;
  const state = payState(seat, room.stage, books?.entries ?? []);
  const clock = roomClock(room, seat);
  return (
    <>
      <BottomBar>
        <section className={css.stack} aria-label="내 결제">
          {clock && <p className={css.after}>{clock.after}</p>}
          {payable && <HeldWords />}
          <p className={css.line}>
            {ownLabel(room, seat, state)}
            <b className={css.amount}>{won(ownAmount(room, seat, state))}</b>
          </p>
          <div className={css.buttons}>
            {room.payExtendable && <ExtendPayButton chatRoomId={room.id} />}
            {seat.role === 'LEADER' ? (
              <LeaderButton room={room} />
            ) : (
              <Button disabled={!payable} onPress={pay}>
                {payable ? '결제하기' : closedWord(room, seat)}
              </Button>
            )}
          </div>
        </section>
      </BottomBar>
      {card && <CardOverlay {...card} />}
    </>
  );
}

/** The leader pays nothing here: what comes next instead, and nothing grey before it. */
function LeaderButton({ room }: { room: ChatRoom }) {
  if (room.stage === 'PAYING') return <BuyButton room={room} />;
  return room.stage === 'CANCELLED' ? <Button disabled>취소된 공구예요</Button> : null;
}

/** Why there is nothing to press. */
function closedWord({ stage }: ChatRoom, { handingOn }: Participant): string {
  if (stage === 'CANCELLED') return '취소된 공구예요';
  return handingOn ? '자리를 넘기는 중이에요' : '결제 완료';
}

/** Where the money is until the goods are there; the operator answers for it. */
function HeldWords() {
  return (
    <p className={css.after}>
      결제한 돈은 물건을 받을 때까지 뭉치가 맡아 둬요. 구매 전에 취소되면 전액 돌려 드려요.{' '}
      <Link to="/legal/refund" className={css.rules}>
        환불 규정
      </Link>
    </p>
  );
}
