import { PlaceActions } from '../../ui/piece/place-actions';
import type { SoughtPlace } from '../../ui/text/map-links';
import * as css from '../messages/fact.css';

/** Where one meets, and the ways to find it. */
export function MeetingPlace({ place }: { place: SoughtPlace }) {
  return (
    <div className={css.fact}>
      <span className={css.factLabel}>거래 장소</span>
      {place.note && <span className={css.note}>{place.note}</span>}
      <span className={css.place}>{place.address}</span>
      <div className={css.finding}>
        <PlaceActions place={place} />
      </div>
    </div>
  );
}
