import type { RoomId } from '@mungchi/contract';
import { EllipsisVertical, ReceiptText, Repeat2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useCloseOnBack } from '../history/use-close-on-back';
import { lazyPart } from '../ui/feedback/lazy-part';
import { useLateSheet } from '../ui/frame/use-late-sheet';
import { LedgerSheet } from './ledger-sheet';
import * as css from './seat-menu.css';

const SeatOfferSheet = lazyPart(() => import('./seat-offer-sheet').then((at) => at.SeatOfferSheet));

/** What a follower who has not paid can do with the own seat. */
export function SeatMenu({ chatRoomId }: { chatRoomId: RoomId }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const sheet = useLateSheet();
  const [showsFlow, showFlow] = useState(false);
  useCloseOnBack(isOpen, () => menu.current?.hidePopover());

  function ask() {
    menu.current?.hidePopover();
    sheet.open();
  }

  function look() {
    menu.current?.hidePopover();
    showFlow(true);
  }

  return (
    <div className={css.place}>
      <button type="button" className={css.dots} popoverTarget={id} aria-label="내 자리 메뉴" title="내 자리 메뉴">
        <EllipsisVertical size={22} aria-hidden />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={css.menu}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <button type="button" className={css.item} aria-haspopup="dialog" onClick={ask}>
          <Repeat2 size={22} aria-hidden className={css.icon} />
          <span>
            <b className={css.what}>자리 넘기기</b>
            <span className={css.why}>이어받을 이웃을 찾아 드려요</span>
          </span>
        </button>
        <button type="button" className={css.item} aria-haspopup="dialog" onClick={look}>
          <ReceiptText size={22} aria-hidden className={css.icon} />
          <b className={css.what}>결제 내역 보기</b>
        </button>
      </div>
      <LedgerSheet chatRoomId={chatRoomId} open={showsFlow} onClose={() => showFlow(false)} />
      {sheet.isWanted && <SeatOfferSheet chatRoomId={chatRoomId} open={sheet.isOpen} onClose={sheet.close} />}
    </div>
  );
}
