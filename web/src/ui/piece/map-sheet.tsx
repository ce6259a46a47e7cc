import { ExternalLink } from 'lucide-react';
import { Sheet } from '../frame/sheet';
import { mapLinks, type SoughtPlace } from '../text/map-links';
import * as css from './place-actions.css';

type Props = { place: SoughtPlace; open: boolean; onClose: () => void };

/** A place in the maps people know. */
export function MapAppsSheet({ place, open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="지도 앱으로 열기" showTitle>
      <div className={css.where}>
        {place.note && <p className={css.note}>{place.note}</p>}
        <p className={css.address}>{place.address}</p>
      </div>
      <ul className={css.maps}>
        {mapLinks(place, navigator.userAgent).map(({ name, href }) => (
          <li key={name}>
            <a className={css.map} href={href} target="_blank" rel="noopener noreferrer">
              {name}
              <ExternalLink size={18} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
