import type { ChatRoom } from '@mungchi/contract';
import { AmountPanel } from './amount-panel';
import { accent } from './amount-panel.css';
import { paySums } from './pay-sums';
import { countLine } from './pay-words';
import { RefundedPanel } from './refunded-panel';

/** One number, one bar. */
export function Collected({ room }: { room: ChatRoom }) {
  if (room.stage === 'CANCELLED') return <RefundedPanel chatRoomId={room.id} />;
  const { collected, total, leader, missing } = paySums(room);
  const { paid, left } = countLine(room);
  return (
    <AmountPanel
      label="모인 금액"
      note="리더 몫 포함"
      amount={collected}
      total={total}
      leader={leader}
      mood={missing * 2 <= total ? 'happy' : 'greeting'}
      foot={
        <>
          <b className={accent}>{paid}</b>
          {left}
        </>
      }
    />
  );
}
