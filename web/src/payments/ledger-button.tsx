import type { RoomId } from '@mungchi/contract';
import { ChevronRight, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import * as css from './ledger-button.css';
import { LedgerSheet } from './ledger-sheet';

export function LedgerButton({ chatRoomId }: { chatRoomId: RoomId }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={css.row} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ReceiptText size={20} aria-hidden />
        <span className={css.words}>결제 내역</span>
        <ChevronRight size={20} aria-hidden />
      </button>
      <LedgerSheet chatRoomId={chatRoomId} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
