import { type ChatMessage, type ChatRoom, DAY_MS, dayWords, weekdayWords } from '@mungchi/contract';
import { Bell, CalendarPlus, MapPin, MessageCircle, Route } from 'lucide-react';
import { useHandover } from '../../api/handover';
import { useNow } from '../../time/clock';
import { hoursWords } from '../../time/meeting-words';
import { clockTime } from '../../time/time-label';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { voice } from '../../ui/foundation/display.css';
import { useLateSheet } from '../../ui/frame/use-late-sheet';
import { Mascot } from '../../ui/mascot/mascot';
import { useRoomContext } from '../room/room-context';
import * as css from './appointment-bubble.css';
import * as bubble from './bubble.css';
import * as system from './system-bubble.css';

const MapSheet = lazyPart(() => import('../../ui/piece/map-sheet').then((at) => at.MapAppsSheet));

/** When and where everybody meets, as a leaf of the calendar. An appointment that was changed or is over is only what was said. */
export function AppointmentBubble({ message }: { message: ChatMessage }) {
  const { room, conversation } = useRoomContext();
  const now = useNow();
  const isNewest = !conversation.log.run.some(({ notice, seq }) => notice === 'APPOINTMENT' && seq > message.seq);
  const meeting = isNewest && (room.stage === 'PAYING' || room.stage === 'PURCHASED') ? room.appointment : null;
  if (!meeting || Date.parse(meeting.endsAt) <= now)
    return (
      <div className={bubble.rowKind.last}>
        <p className={system.remarkPanel}>{message.message}</p>
      </div>
    );
  return (
    <div className={`${bubble.rowKind.last} ${bubble.theirs}`}>
      <div className={system.mascot}>
        <Mascot color="purple" cap mood="happy" size={52} ground={false} />
      </div>
      <div className={bubble.said}>
        <div className={bubble.name}>
          뭉치
          <time className={bubble.time} dateTime={message.sendAt}>
            {clockTime(message.sendAt)}
          </time>
        </div>
        <div className={system.system}>
          <h2 className={`${voice} ${system.headline}`}>{message.message.split('.')[0]}!</h2>
          <Leaf meeting={meeting} room={room} />
        </div>
      </div>
    </div>
  );
}

type LeafProps = { meeting: NonNullable<ChatRoom['appointment']>; room: ChatRoom };

function Leaf({ meeting: { startsAt, endsAt, place }, room }: LeafProps) {
  const { data: kit } = useHandover(room.id);
  const mapSheet = useLateSheet();
  const { latitude = null, longitude = null, note = '' } = kit?.appointment ?? {};
  const point = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  // From a day before on the ways stand in the strip under the stepper.
  const isPinned = Date.parse(startsAt) - useNow() <= DAY_MS;
  const [month, day] = dayWords(Date.parse(startsAt)).split(' ');
  return (
    <>
      <div className={css.when}>
        <p className={css.leaf}>
          <span className={css.month}>{month}</span>
          <span className={css.day}>{day?.replace('일', '')}</span>
        </p>
        <div>
          <p className={css.weekday}>{weekdayWords(Date.parse(startsAt))}</p>
          <p className={css.hours}>{hoursWords(startsAt, endsAt)}</p>
        </div>
      </div>
      <p className={css.place}>
        <MapPin size={18} aria-hidden className={css.pin} />
        {place}
      </p>
      {note !== '' && (
        <p className={css.line}>
          <MessageCircle size={18} aria-hidden className={css.icon} />
          {note}
        </p>
      )}
      <p className={css.line}>
        <Bell size={18} aria-hidden className={css.icon} />
        전날 저녁과 1시간 전에 알려 드려요.
      </p>
      {!isPinned && (
        <div className={css.ways}>
          <a href={kit?.icsPath ?? undefined} className={css.way}>
            <CalendarPlus size={18} aria-hidden />
            달력에 추가
          </a>
          <button type="button" className={css.way} aria-haspopup="dialog" onClick={mapSheet.open}>
            <Route size={18} aria-hidden />길 보기
          </button>
        </div>
      )}
      {mapSheet.isWanted && (
        <MapSheet place={{ address: place, point }} open={mapSheet.isOpen} onClose={mapSheet.close} />
      )}
    </>
  );
}
