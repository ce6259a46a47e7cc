import { type ChatRoom, DAY_MS } from '@mungchi/contract';
import { CalendarPlus, Route } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useHandover } from '../api/handover';
import { useNow } from '../time/clock';
import { meetingTime } from '../time/meeting-words';
import { lazyPart } from '../ui/feedback/lazy-part';
import * as css from './appointment-strip.css';

const MapSheet = lazyPart(() => import('../ui/piece/map-sheet').then((at) => at.MapSheet));

/** From a day before the meeting until it is over: when, where, and the ways there. */
export function AppointmentStrip({ room }: { room: ChatRoom }) {
  const { data: kit } = useHandover(room.id);
  const now = useNow();
  const [looking, setLooking] = useState<'not-yet' | 'open' | 'closed'>('not-yet');
  if (!kit?.appointment) return null;
  const { startsAt, endsAt, place, latitude, longitude } = kit.appointment;
  if (Date.parse(startsAt) - now > DAY_MS || Date.parse(endsAt) <= now) return null;
  const point = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  return (
    <section className={css.strip} aria-label="약속">
      <Link to={`/chat/${room.id}/handover`} className={css.when}>
        <span className={css.words}>
          {meetingTime(startsAt, now)} · {place}
        </span>
      </Link>
      <div className={css.ways}>
        {kit.icsPath && (
          <a href={kit.icsPath} className={css.way}>
            <CalendarPlus size={16} aria-hidden />
            달력에 추가
          </a>
        )}
        <button type="button" className={css.way} aria-haspopup="dialog" onClick={() => setLooking('open')}>
          <Route size={16} aria-hidden />길 보기
        </button>
      </div>
      {looking !== 'not-yet' && (
        <MapSheet place={{ address: place, point }} open={looking === 'open'} onClose={() => setLooking('closed')} />
      )}
    </section>
  );
}
