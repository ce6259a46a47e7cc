import { BUY_DELAYS, BUY_EXTENSION_DAYS_MAX, type BuyDelay, dayWords, eveningAfter } from '@mungchi/contract';
import { useState } from 'react';
import { useExtendBuyBy } from '../../api/seat-verbs';
import { notify } from '../../notices/notices';
import { useNow } from '../../time/clock';
import { Button } from '../../ui/control/button';
import { Chip } from '../../ui/control/chip';
import { Sheet } from '../../ui/frame/sheet';
import { useRoomContext } from '../room/room-context';
import * as css from './extend-buy-sheet.css';

const REASONS: Record<BuyDelay['reason'], string> = {
  SHIPPING: '배송이 늦어요',
  STOCK: '물건이 아직 없어요',
  PRICE: '가격을 확인하고 있어요',
  PERSONAL: '개인 사정이 있어요',
};
const DAYS = Array.from({ length: BUY_EXTENSION_DAYS_MAX }, (_, at) => at + 1);

type Props = { open: boolean; onClose: () => void };

/** How many days, and why: everybody in the room reads both. */
export function ExtendBuySheet({ open, onClose }: Props) {
  const { room } = useRoomContext();
  const extend = useExtendBuyBy(room.id);
  const [days, setDays] = useState(3);
  const [reason, setReason] = useState<BuyDelay['reason']>('SHIPPING');
  const now = useNow();
  // A day that is over already does not count.
  const until = dayWords(eveningAfter(Math.max(Date.parse(room.buyBy ?? ''), now), days * 24));

  async function press() {
    if (await extend({ days, reason })) notify(`구매 기한을 ${until}까지 늘렸어요.`);
    onClose();
  }

  return (
    <Sheet open={open} onClose={onClose} title="구매 기한을 늘릴까요?" showTitle>
      <div className={css.sheet}>
        <p className={css.lead}>한 번만 늘릴 수 있고, 이웃들에게 이유와 함께 알려 드려요.</p>
        <fieldset className={css.group}>
          <legend className={css.legend}>며칠 더 필요한가요?</legend>
          {DAYS.map((day) => (
            <Chip key={day} kind="choice" size="form" on={day === days} onToggle={() => setDays(day)}>
              {day}일
            </Chip>
          ))}
        </fieldset>
        <fieldset className={css.group}>
          <legend className={css.legend}>이유를 골라 주세요</legend>
          {BUY_DELAYS.map((why) => (
            <Chip key={why} kind="choice" size="form" on={why === reason} onToggle={() => setReason(why)}>
              {REASONS[why]}
            </Chip>
          ))}
        </fieldset>
        <Button onPress={press}>{until}까지 늘릴게요</Button>
      </div>
    </Sheet>
  );
}
