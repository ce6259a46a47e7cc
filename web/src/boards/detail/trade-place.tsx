import type { BoardDetail } from '@mungchi/contract';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { latePart } from '../../ui/feedback/late-part';
import { Block } from '../../ui/feedback/skeleton';
import { useReached } from '../../ui/feedback/use-reached';
import { sectionTitle } from '../../ui/foundation/type.css';
import * as css from './trade-place.css';

const PlaceMap = latePart(() => import('../../map/neighbourhood-map').then((map) => map.NeighbourhoodMap));

/** The place lies somewhere in it: the server rounds to a grid of some 200 m. */
const AROUND_METRES = 200;

/** Where it is handed over: the address, and a small map with a pin (a circle for visitors), loaded lazily when it is almost in view. */
export function TradePlace({ board }: { board: BoardDetail }) {
  const [near, setNear] = useState(false);
  const map = useReached(() => setNear(true), '120px');
  return (
    <section aria-labelledby="trade-place" className={css.place}>
      <h2 id="trade-place" className={css.title}>
        <MapPin size={22} aria-hidden className={css.pin} />
        <span className={sectionTitle}>거래 장소</span>
      </h2>
      <div ref={map} className={css.map}>
        {near ? (
          <PlaceMap
            label={`${board.location} 지도`}
            centre={{ latitude: board.latitude, longitude: board.longitude }}
            level={3}
            {...(board.approximate ? { circleMetres: AROUND_METRES, wholeCircle: true } : { centreMark: 'place' })}
            still
            className={css.canvas}
            waiting={<MapToCome />}
          />
        ) : (
          <MapToCome />
        )}
      </div>
      <p className={css.address}>{board.location}</p>
      {board.approximate && <p className={css.note}>정확한 장소는 로그인하면 볼 수 있어요.</p>}
    </section>
  );
}

function MapToCome() {
  return <Block height={176} radius={16} />;
}
