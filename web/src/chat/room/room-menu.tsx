import type { ChatRoom } from '@mungchi/contract';
import { Bell, BellOff, EllipsisVertical } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { errorText } from '../../api/error-copy';
import { useMuteRoom } from '../../api/notification-verbs';
import { useCloseOnBack } from '../../history/use-close-on-back';
import { notify } from '../../notices/notices';
import { useSinglePress } from '../../ui/control/button';
import * as css from './room-menu.css';

/** What one can do with a room that is not talking. */
export function RoomMenu({ room }: { room: ChatRoom }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useCloseOnBack(open, () => panel.current?.hidePopover());
  const mute = useMuteRoom(room.id);

  const { press } = useSinglePress(async () => {
    panel.current?.hidePopover();
    try {
      const { muted } = await mute(!room.muted);
      notify(muted ? '이 채팅방의 알림을 껐어요. 거래 소식은 계속 알려 드려요.' : '이 채팅방의 알림을 켰어요.');
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  });

  const Icon = room.muted ? Bell : BellOff;
  return (
    <>
      {room.muted && <BellOff size={18} role="img" aria-label="알림 꺼짐" className={css.muted} />}
      <button type="button" className={css.button} popoverTarget={id} aria-label="메뉴">
        <EllipsisVertical size={24} aria-hidden />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={css.panel}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <button type="button" className={css.entry} onClick={press}>
          <Icon size={20} aria-hidden />
          {room.muted ? '알림 켜기' : '알림 끄기'}
        </button>
      </div>
    </>
  );
}
