import type { BoardDetail } from '@mungchi/contract';
import { useEffect, useState } from 'react';
import { afterFirstSign } from '../../shell/after-first-sign';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { Block } from '../../ui/feedback/skeleton';
import { useReached } from '../../ui/feedback/use-reached';
import { sectionTitle } from '../../ui/foundation/display.css';
import { PlaceActions } from '../../ui/piece/place-actions';
import * as css from './trade-place.css';

const PlaceMap = lazyPart(() => import('../../map/neighbourhood-map').then((map) => map.NeighbourhoodMap));

/** The place lies somewhere in it: the server rounds to a grid of some 200 m. */
const AROUND_METRES = 200;

/** Where it is handed over: a small map with a pin (a circle for visitors), loaded when it is in view, or near it once somebody moves, the meeting note, the address and the ways to find it. */
export function TradePlace({ board }: { board: BoardDetail }) {
  const [near, setNear] = useState(false);
  const [isUsed, setUsed] = useState(false);
  // The map's engine is a hundred kilobytes: not while what is above it still loads.
  useEffect(() => afterFirstSign(() => setUsed(true)), []);
  const map = useReached(() => setNear(true), isUsed ? '100%' : '0px');
  const point = { latitude: board.latitude, longitude: board.longitude };
  return (
    <section aria-labelledby="trade-place" className={css.place}>
      <h2 id="trade-place" className={sectionTitle}>
        거래 장소
      </h2>
      <div className={css.card}>
        <div ref={map} className={css.map}>
          {near ? (
            <PlaceMap
              label={`${board.location} 지도`}
              centre={point}
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
        <div className={css.words}>
          {board.meetingNote && <p className={css.meeting}>{board.meetingNote}</p>}
          <p className={css.address}>{board.location}</p>
          {board.approximate && <p className={css.note}>정확한 장소는 로그인하면 볼 수 있어요.</p>}
          {!board.approximate && (
            <div className={css.actions}>
              {near && <PlaceActions place={{ address: board.location, note: board.meetingNote, point }} />}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function MapToCome() {
  return <Block height={132} radius={0} />;
}
