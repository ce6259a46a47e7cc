import type { ChatRoom } from '@mungchi/contract';
import { ChevronDown, ChevronUp, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { keepOwn, ownMemory } from '../../api/stored/own-memory';
import { clockTime } from '../../time/time-label';
import * as css from './notice-bar.css';
import { useRoomContext } from './room-context';

/** The leader's notice under the room's card. Folded or not is kept for each notice, on this device. */
export function NoticeBar() {
  const { room, conversation } = useRoomContext();
  const { pinned } = room;
  // Taken back or hidden a moment ago: the room hears of it before it is read again.
  const said = conversation.log.run.find(({ seq }) => seq === pinned?.seq);
  if (!pinned || (said && said.message !== pinned.text)) return null;
  return <Notice key={pinned.at} room={room} pinned={pinned} />;
}

function Notice({ room, pinned }: { room: ChatRoom; pinned: NonNullable<ChatRoom['pinned']> }) {
  const key = `own:notice:${room.id}` as const;
  const [open, setOpen] = useState(() => ownMemory(key) !== pinned.at);
  const leader = room.participants.find(({ role }) => role === 'LEADER');
  const Chevron = open ? ChevronUp : ChevronDown;

  function toggle() {
    keepOwn(key, open ? pinned.at : null);
    setOpen(!open);
  }

  return (
    <section className={css.bar} aria-label="공지">
      <button type="button" className={css.press} aria-expanded={open} onClick={toggle}>
        <span className={css.tile}>
          <Megaphone size={16} aria-hidden />
        </span>
        <span className={css.words}>
          <span className={open ? css.whole : css.short}>
            <b className={css.word}>공지</b> {pinned.text}
          </span>
          {open && (
            <span className={css.by}>
              {leader?.nickname ?? '리더'} · {clockTime(pinned.at)}
            </span>
          )}
        </span>
        <Chevron size={22} aria-hidden className={css.chevron} />
      </button>
    </section>
  );
}
