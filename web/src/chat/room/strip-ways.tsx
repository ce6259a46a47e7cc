import type { ChatRoom } from '@mungchi/contract';
import { CalendarPlus, Route } from 'lucide-react';
import { useHandover } from '../../api/handover';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { useLateSheet } from '../../ui/frame/use-late-sheet';
import * as css from './appointment-strip.css';

const MapSheet = lazyPart(() => import('../../ui/piece/map-sheet').then((at) => at.MapAppsSheet));

/** Into the calendar, and to the place. */
export function StripWays({ room, place }: { room: ChatRoom; place: string }) {
  const { data: kit } = useHandover(room.id);
  const mapSheet = useLateSheet();
  const { latitude = null, longitude = null } = kit?.appointment ?? {};
  const point = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  return (
    <div className={css.ways}>
      <a href={kit?.icsPath ?? undefined} className={css.way}>
        <CalendarPlus size={16} aria-hidden />
        달력에 추가
      </a>
      <button type="button" className={css.way} aria-haspopup="dialog" onClick={mapSheet.open}>
        <Route size={16} aria-hidden />길 보기
      </button>
      {mapSheet.isWanted && (
        <MapSheet place={{ address: place, point }} open={mapSheet.isOpen} onClose={mapSheet.close} />
      )}
    </div>
  );
}
