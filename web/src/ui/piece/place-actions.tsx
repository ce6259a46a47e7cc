import { Copy, ExternalLink, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../notices/notices';
import { Sheet } from '../frame/sheet';
import { mapLinks, type SoughtPlace } from '../text/map-links';
import * as css from './place-actions.css';

/** Finding a place: copy its address, or open it in a map people know. */
export function PlaceActions({ place }: { place: SoughtPlace }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.actions}>
      <button type="button" className={css.action} onClick={() => copy(place.address)}>
        <Copy size={18} aria-hidden />
        주소 복사
      </button>
      <button type="button" className={css.action} onClick={() => setOpen(true)}>
        <MapIcon size={18} aria-hidden />
        지도 앱으로 열기
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="지도 앱으로 열기" showTitle>
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
    </div>
  );
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify('주소를 복사했어요.');
  } catch {
    notify(`복사하지 못했어요. 주소는 ${address} 예요.`);
  }
}
