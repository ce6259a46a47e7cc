import { useEffect, useState, useSyncExternalStore } from 'react';
import { hidden } from '../../ui/foundation/type.css';
import { useOnline } from '../../ui/frame/screen';
import type { Outgoing, Size } from '../talk/conversation';
import { photosOf, progressOf, watchProgress } from '../talk/photo-outbox';
import * as css from './photo-grid.css';
import { boxStyle, photoRows } from './photo-rules';

const RING = 18;
const ROUND = 2 * Math.PI * RING;

/** Photos on their way, from this device's own files, with how far each is; without a network none is on its way. */
export function OutgoingPhotos({ entry, photos }: { entry: Outgoing; photos: readonly Size[] }) {
  const urls = useFiles(entry.key);
  const shares = useSyncExternalStore(watchProgress, () => progressOf(entry.key));
  const isOnItsWay = useOnline() && entry.state === 'sending';
  let nth = 0;
  return (
    <div className={css.side.own} style={boxStyle(photos)}>
      {photoRows(photos).map((row) => (
        <div key={nth} className={css.row}>
          {row.map((size) => {
            const at = nth++;
            return (
              <div key={at} className={css.tile} style={size}>
                {urls[at] && <img src={urls[at]} alt="" className={css.image} draggable={false} />}
                {isOnItsWay && <Ring share={shares[at] ?? 0} label={`사진 ${at + 1}/${photos.length}`} />}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Ring({ share, label }: { share: number; label: string }) {
  return (
    <span className={css.glass}>
      <svg width={44} height={44} viewBox="0 0 44 44" fill="none" strokeWidth={5} aria-hidden>
        <circle cx={22} cy={22} r={RING} stroke="rgb(255 255 255 / .4)" />
        <circle
          cx={22}
          cy={22}
          r={RING}
          stroke="#fff"
          strokeLinecap="round"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - Math.max(0.04, share))}
          transform="rotate(-90 22 22)"
        />
      </svg>
      <span className={hidden}>{`${label} 보내는 중`}</span>
    </span>
  );
}

/** Addresses of the files that wait here. */
function useFiles(key: string): string[] {
  const [urls, setUrls] = useState<string[]>([]);
  // The files lie in the browser's own database.
  useEffect(() => {
    let made: string[] = [];
    let left = false;
    void photosOf(key).then((photos) => {
      if (left) return;
      made = photos.map((photo) => URL.createObjectURL(photo));
      setUrls(made);
    });
    return () => {
      left = true;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [key]);
  return urls;
}
