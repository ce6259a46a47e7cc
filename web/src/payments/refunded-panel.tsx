import type { RoomId } from '@mungchi/contract';
import { AmountPanel } from './amount-panel';
import { useLedger } from './use-ledger';

/** A cancelled room counts what went back instead of what came in; nothing where nobody had paid. */
export function RefundedPanel({ chatRoomId }: { chatRoomId: RoomId }) {
  const { data: ledger } = useLedger(chatRoomId);
  if (!ledger) return null;
  const { refunded, held } = ledger;
  if (refunded + held === 0) return null;
  return (
    <AmountPanel
      label="환불 금액"
      mood="calm"
      amount={refunded}
      total={refunded + held}
      foot={held === 0 ? '환불이 모두 끝났어요' : '카드사로 환불하고 있어요'}
    />
  );
}
