import { type ChatRoom, DAY_MS } from '@mungchi/contract';
import { Link } from 'wouter';
import { useNow } from '../../time/clock';
import { meetingTime } from '../../time/meeting-words';
import * as css from './appointment-strip.css';
import { StripWays } from './strip-ways';

/** From a day before the meeting until it is over: when, where, and the ways there. */
export function AppointmentStrip({ room }: { room: ChatRoom }) {
  const now = useNow();
  if (!room.appointment || (room.stage !== 'PAYING' && room.stage !== 'PURCHASED')) return null;
  const { startsAt, endsAt, place } = room.appointment;
  if (Date.parse(startsAt) - now > DAY_MS || Date.parse(endsAt) <= now) return null;
  return (
    <section className={css.strip} aria-label="약속">
      <Link to={`/chat/${room.id}/handover`} className={css.when}>
        <span className={css.words}>
          <span className={css.time}>{meetingTime(startsAt, now)} ·</span> {place}
        </span>
      </Link>
      <StripWays room={room} place={place} />
    </section>
  );
}
