import type { RoomId } from '@mungchi/contract';
import { ArrowRight, Clock, UserRoundPlus } from 'lucide-react';
import { useOfferSeat } from '../api/seat-verbs';
import { Button } from '../ui/control/button';
import { headline } from '../ui/foundation/display.css';
import { Sheet } from '../ui/frame/sheet';
import { Mascot } from '../ui/mascot/mascot';
import * as css from './seat-offer-sheet.css';

type Props = { chatRoomId: RoomId; open: boolean; onClose: () => void };

/** Before a seat is offered to others: it stays one's own, and so does its clock. */
export function SeatOfferSheet({ chatRoomId, open, onClose }: Props) {
  const offerSeat = useOfferSeat(chatRoomId);

  async function offer() {
    await offerSeat(true);
    onClose();
  }

  return (
    <Sheet open={open} onClose={onClose} title="자리를 다른 이웃에게 넘길까요?">
      <div className={css.sheet}>
        <div className={css.picture} aria-hidden>
          <Mascot color="yellow" mood="sorry" size={92} />
          <span className={css.arrow}>
            <ArrowRight size={24} />
          </span>
          <span className={css.free}>
            <UserRoundPlus size={30} />
          </span>
        </div>
        <p className={headline}>자리를 다른 이웃에게 넘길까요?</p>
        <p className={css.lead}>
          이어받을 이웃이 나타나면 자동으로 넘어가요. 그때까지는 내 자리이고 결제 기한도 그대로예요.
        </p>
        <p className={css.hint}>
          <Clock size={18} aria-hidden className={css.clock} />
          <span>
            넘기는 동안에는 결제할 수 없어요.
            <br />
            언제든 그만둘 수 있어요.
          </span>
        </p>
        <Button onPress={offer}>넘길게요</Button>
        <Button kind="plain" onPress={onClose}>
          그대로 둘게요
        </Button>
      </div>
    </Sheet>
  );
}
