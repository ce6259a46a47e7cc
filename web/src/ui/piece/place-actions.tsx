import { Copy, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../notices/notices';
import type { SoughtPlace } from '../text/map-links';
import { MapAppsSheet } from './map-sheet';
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
      <MapAppsSheet place={place} open={open} onClose={() => setOpen(false)} />
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
