import type { RoomId } from '@mungchi/contract';
import { Sheet } from '../ui/frame/sheet';
import { LedgerFlow } from './ledger-flow';

type Props = { chatRoomId: RoomId; open: boolean; onClose: () => void };

export function LedgerSheet({ chatRoomId, open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="결제 내역" showTitle>
      {open && <LedgerFlow chatRoomId={chatRoomId} />}
    </Sheet>
  );
}
