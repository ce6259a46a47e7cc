import { type ChatRoom, DAY_MS, type Participant } from '@mungchi/contract';
import { Link } from '../../links';
import { useNow } from '../../time/clock';
import { meetingTime } from '../../time/meeting-words';
import { spotOf } from '../../ui/text/spot';
import { isAhead } from '../steps/meeting-bars';
import { turnIn } from '../steps/turn-in';
import * as css from './appointment-strip.css';
import { StripWays } from './strip-ways';

/** Until the meeting is over: when and where, unless the bar above says so, and from a day before it on the ways there. */
export function AppointmentStrip({ room, me }: { room: ChatRoom; me: Participant }) {
  const now = useNow();
  if (!room.appointment || (room.stage !== 'PAYING' && room.stage !== 'PURCHASED')) return null;
  const { startsAt, endsAt, place } = room.appointment;
  if (Date.parse(endsAt) <= now) return null;
  const isTold = isToldByBar(room, me, now);
  if (isTold && Date.parse(startsAt) - now > DAY_MS) return null;
  return (
    <section className={css.strip} aria-label="약속">
      {!isTold && (
        <Link to={`/chat/${room.id}/handover`} className={css.when}>
          <span className={css.words}>
            <span className={css.time}>{meetingTime(startsAt, now)} ·</span> {spotOf(place, room)}
          </span>
        </Link>
      )}
      {Date.parse(startsAt) - now <= DAY_MS && <StripWays room={room} place={place} />}
    </section>
  );
}

/** Nothing is asked of this reader, so that the bar under the stepper shows the appointment. */
function isToldByBar(room: ChatRoom, me: Participant, now: number): boolean {
  return room.stage === 'PURCHASED' && isAhead(room, now) && !room.disputed && turnIn(room, me, now) === null;
}
