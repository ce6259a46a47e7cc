import { useState } from 'react';
import { Button } from '../../ui/control/button';
import { Loading } from '../../ui/feedback/loading';
import { type CropSize, centred, cropRect, ZOOM_MAX } from './crop-rules';
import { cutOut } from './cut-out';
import * as css from './edit.css';
import { useCropGestures } from './use-crop-gestures';
import { useObjectUrl } from './use-object-url';

/** Moves and enlarges a photo under a round window; what is inside is kept. */
export function CropSquare({ file, onDone }: { file: File; onDone: (photo: Blob) => Promise<void> }) {
  const source = useObjectUrl(file);
  const [natural, setNatural] = useState<CropSize | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const { crop, zoomTo, gestures } = useCropGestures(natural);
  const shown = natural && centred(natural, crop);

  async function keep() {
    if (natural && source) return onDone(await cutOut(source, cropRect(natural, crop)));
    return onDone(file);
  }

  return (
    <div className={css.crop}>
      <div
        className={css.frame}
        {...gestures}
        role="application"
        aria-label="사진 자리: 끌거나 화살표 키로 옮겨요"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: moved with the arrow keys
        tabIndex={0}
        // A photo dragged down must not take the sheet with it.
        data-base-ui-swipe-ignore=""
      >
        {source && !unreadable && (
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
            // A phone's format that this browser cannot decode: upload it uncropped, the server can read it.
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
          onChange={(event) => zoomTo(Number(event.target.value))}
        />
      )}
      {unreadable && <p className={css.words}>미리 볼 수 없는 사진이에요. 그대로 올려 볼까요?</p>}
      <Button onPress={keep} disabled={!natural && !unreadable}>
        이 사진으로 할게요
      </Button>
    </div>
  );
}
