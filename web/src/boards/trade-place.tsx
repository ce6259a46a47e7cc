import type { BoardDetail } from '@mungchi/contract';
import { MapPin } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Block } from '../ui/skeleton';
import { sectionTitle } from '../ui/type.css';
import * as css from './trade-place.css';

const PlaceMap = lazy(() => import('../map/neighbourhood-map').then((map) => ({ default: map.NeighbourhoodMap })));

/** Where it is handed over: the address, and a small map with a pin. */
export function TradePlace({ board }: { board: BoardDetail }) {
  return (
    <section aria-labelledby="trade-place" className={css.place}>
      <h2 id="trade-place" className={css.title}>
        <MapPin size={22} aria-hidden className={css.pin} />
        <span className={sectionTitle}>거래 장소</span>
      </h2>
      <div className={css.map}>
        <Suspense fallback={<Block height={176} radius={16} />}>
          <PlaceMap
            label={`${board.location} 지도`}
            centre={{ latitude: board.latitude, longitude: board.longitude }}
            level={3}
            centreMark="place"
            still
            className={css.canvas}
          />
        </Suspense>
      </div>
      <p className={css.address}>{board.location}</p>
    </section>
  );
}
