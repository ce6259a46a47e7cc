import type { ReportId } from '@mungchi/contract';
import { Image } from 'lucide-react';
import { useState } from 'react';
import { lookAtPhotos } from '../../api/operator-verbs';
import * as look from '../frame/look.css';
import * as css from '../frame/pieces.css';
import * as own from './reports.css';

/** Covered until somebody asks for them, which is on record. */
export function ReportedPhotos({ reportId, count }: { reportId: ReportId; count: number }) {
  const [photos, setPhotos] = useState<readonly string[] | null>(null);
  async function show() {
    const shown = await lookAtPhotos(reportId);
    if (shown) setPhotos(shown.photos);
  }
  if (photos?.length === 0) return <p className={look.meta}>사라진 사진이에요.</p>;
  if (photos)
    return (
      <div className={css.wrap}>
        {photos.map((src, nth) => (
          <img key={src} src={src} alt={`신고된 사진 ${nth + 1}/${photos.length}`} className={own.photo} />
        ))}
      </div>
    );
  return (
    <div className={css.wrap}>
      {Array.from({ length: count }, (_, nth) => nth).map((nth) => (
        <span key={nth} className={own.covered} aria-hidden>
          <Image size={20} />
        </span>
      ))}
      <button type="button" className={css.small} onClick={() => void show()}>
        사진 보기 <span className={look.meta}>기록에 남아요</span>
      </button>
    </div>
  );
}
