import type { ChatRoom } from '@mungchi/contract';
import { AmountPanel } from './amount-panel';
import { accent } from './amount-panel.css';
import { collectedOf, unpaidOf } from './pay-words';
import { RefundedPanel } from './refunded-panel';

/** One number, one bar. */
export function Collected({ room }: { room: ChatRoom }) {
  if (room.stage === 'CANCELLED') return <RefundedPanel chatRoomId={room.id} />;
  const paid = room.participants.length - unpaidOf(room);
  return (
    <AmountPanel
      label="모인 금액"
      amount={collectedOf(room)}
      total={room.price}
      foot={
        <>
          <b className={accent}>{paid}명</b> 결제 완료
        </>
      }
    />
  );
}
