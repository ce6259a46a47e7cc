import { type PointerEvent, useEffect, useState } from 'react';
import { Button } from '../ui/button';
import { Loading } from '../ui/loading';
import { type Crop, centred, clampOffset, cropRect } from './crop-rules';
import { cutOut } from './cut-out';
import * as css from './edit.css';

const ZOOM_MAX = 4;

/** Moves and enlarges a photo under a round window; what is inside is kept. */
export function CropSquare({ file, onDone }: { file: File; onDone: (photo: Blob) => Promise<void> }) {
  const source = useObjectUrl(file);
  const [natural, setNatural] = useState<{ width: number; height: number } | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0, y: 0 });
  const [grip, setGrip] = useState<{ x: number; y: number } | null>(null);

  function drag(event: PointerEvent) {
    if (!grip || !natural) return;
    setCrop(clampOffset(natural, { ...crop, x: crop.x + event.clientX - grip.x, y: crop.y + event.clientY - grip.y }));
    setGrip({ x: event.clientX, y: event.clientY });
  }

  const shown = natural && { ...centred(natural, crop) };
  return (
    <div className={css.crop}>
      <div
        className={css.frame}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setGrip({ x: event.clientX, y: event.clientY });
        }}
        onPointerMove={drag}
        onPointerUp={() => setGrip(null)}
        onPointerCancel={() => setGrip(null)}
      >
        {source && (
          <img
            src={source}
            alt="고른 사진"
            draggable={false}
            className={css.picture}
            style={
              shown ? { width: shown.width, height: shown.height, left: shown.left, top: shown.top } : { opacity: 0 }
            }
            onLoad={({ currentTarget: image }) =>
              setNatural({ width: image.naturalWidth, height: image.naturalHeight })
            }
            // A phone's format that this browser cannot draw: the server reads it, uncropped.
            onError={() => setUnreadable(true)}
          />
        )}
        <span className={css.mask} />
        {!natural && !unreadable && <Loading text="사진을 여는 중이에요." />}
      </div>
      {natural && (
        <input
          type="range"
          className={css.zoom}
          aria-label="확대"
          min={1}
          max={ZOOM_MAX}
          step={0.01}
          value={crop.zoom}
          onChange={(event) => setCrop(clampOffset(natural, { ...crop, zoom: Number(event.target.value) }))}
        />
      )}
      {unreadable && <p>미리 볼 수 없는 사진이에요. 그대로 올려 볼까요?</p>}
      <Button
        onPress={async () => {
          const cut = natural && source ? await cutOut(source, cropRect(natural, crop)) : file;
          await onDone(cut);
        }}
        disabled={!natural && !unreadable}
      >
        이 사진으로 할게요
      </Button>
    </div>
  );
}

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  // The address belongs to the browser and has to be given back.
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
