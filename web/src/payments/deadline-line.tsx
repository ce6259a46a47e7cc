import type { ChatRoom, Participant } from '@mungchi/contract';
import { Clock, ClockAlert } from 'lucide-react';
import { useUntil } from '../time/use-until';
import { type RoomClock, roomClock } from '../ui/text/room-clock';
import * as css from './deadline-line.css';

/** Until when whom is waited for. No live region: the minutes that pass are read when one comes by. */
export function DeadlineLine({ room, me }: { room: ChatRoom; me: Participant }) {
  const clock = roomClock(room, me);
  return clock && <Line clock={clock} />;
}

function Line({ clock }: { clock: RoomClock }) {
  const { at, left } = useUntil(clock.until);
  const Icon = left === null ? Clock : ClockAlert;
  return (
    <p className={left === null ? css.line : css.hot}>
      <Icon size={18} aria-hidden className={css.icon} />
      <span className={css.words}>
        <b>{at}</b>
        {clock.ask}
      </span>{' '}
      {left && <span className={css.left}>{left}</span>}
    </p>
  );
}
