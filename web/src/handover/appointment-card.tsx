import type { Appointment, ChatRoom } from '@mungchi/contract';
import { CalendarPlus, MapPin, MessageCircle, Pencil, Route } from 'lucide-react';
import { useNow } from '../time/clock';
import { dayOf, hoursWords, nearDay } from '../time/meeting-words';
import { lazyPart } from '../ui/feedback/lazy-part';
import { Block } from '../ui/feedback/skeleton';
import { useLateSheet } from '../ui/frame/use-late-sheet';
import * as css from './appointment-card.css';
import { meetingPointOf } from './appointment-place';

const PlaceMap = lazyPart(() => import('../map/neighbourhood-map').then((map) => map.NeighbourhoodMap));
const MapSheet = lazyPart(() => import('../ui/piece/map-sheet').then((at) => at.MapAppsSheet));

type Props = {
  appointment: Appointment;
  icsPath: string | null;
  room: ChatRoom;
  /** The leader's. */
  onChange?: (() => void) | undefined;
};

/** When and where one meets, with the ways there. */
export function AppointmentCard({ appointment, icsPath, room, onChange }: Props) {
  const mapSheet = useLateSheet();
  const { startsAt, endsAt, place, note } = appointment;
  const now = useNow();
  const isOver = Date.parse(endsAt) <= now;
  const near = isOver ? '지난 약속' : nearDay(startsAt, now);
  const point = meetingPointOf(appointment, room);
  return (
    <section className={css.card} aria-label="약속">
      {point && (
        <div className={css.top}>
          <PlaceMap
            label={`${place} 지도`}
            centre={point}
            level={3}
            centreMark="place"
            still
            className={css.map}
            waiting={<Block height={116} radius={0} />}
          />
          {near && <span className={css.near}>{near}</span>}
        </div>
      )}
      <div className={css.body}>
        <div className={css.head}>
          <div className={css.when}>
            <p className={css.day}>
              {near && !point && `${near} · `}
              {dayOf(startsAt)}
            </p>
            <h2 className={css.hours}>{hoursWords(startsAt, endsAt)}</h2>
          </div>
          {onChange && (
            <button type="button" className={css.change} aria-haspopup="dialog" onClick={onChange}>
              <Pencil size={16} aria-hidden />
              {isOver ? '다시 약속하기' : '바꾸기'}
            </button>
          )}
        </div>
        <p className={css.place}>
          <MapPin size={18} aria-hidden className={css.pin} />
          {place}
        </p>
        {note && (
          <p className={css.line}>
            <MessageCircle size={18} aria-hidden className={css.icon} />
            {note}
          </p>
        )}
        <div className={css.ways}>
          {icsPath && !isOver && (
            <a href={icsPath} className={css.way}>
              <CalendarPlus size={18} aria-hidden />
              달력에 추가
            </a>
          )}
          <button type="button" className={css.way} aria-haspopup="dialog" onClick={mapSheet.open}>
            <Route size={18} aria-hidden />길 보기
          </button>
        </div>
      </div>
      {mapSheet.isWanted && (
        <MapSheet place={{ address: place, point }} open={mapSheet.isOpen} onClose={mapSheet.close} />
      )}
    </section>
  );
}
