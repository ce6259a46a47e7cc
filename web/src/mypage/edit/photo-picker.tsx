import { Camera, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/control/button';
import { Sheet } from '../../ui/frame/sheet';
import { Avatar } from '../../ui/piece/avatar';
import { CropSquare } from './crop-square';
import * as css from './edit.css';
import { useObjectUrl } from './use-object-url';
import type { PhotoUpload } from './use-photo-upload';

const DEFAULTS = ['pink', 'yellow', 'mint', 'blue'].map((color) => `/avatars/${color}.webp`);
const NAMES = ['분홍 뭉치', '노랑 뭉치', '민트 뭉치', '파랑 뭉치'];

type Props = { value: string; onChange: (url: string) => void; upload: PhotoUpload };

/** One's picture: pick a photo, cut it square, watch it go up, try again if it did not; or be a 뭉치. */
export function PhotoPicker({ value, onChange, upload }: Props) {
  const [picked, setPicked] = useState<File | null>(null);
  const preview = useObjectUrl(upload.sending?.photo ?? null);

  return (
    <div className={css.picker}>
      <label className={css.photo}>
        <Avatar profileUrl={preview ?? value} size={120} />
        <span className={css.camera}>
          <Camera size={20} aria-hidden />
        </span>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
          aria-label="프로필 사진 바꾸기"
          className={css.input}
          onChange={(event) => {
            setPicked(event.target.files?.[0] ?? null);
            event.target.value = '';
          }}
        />
      </label>
      <UploadState upload={upload} />
      <fieldset className={css.colours} aria-label="기본 그림">
        {DEFAULTS.map((url, index) => (
          <button
            key={url}
            type="button"
            aria-label={NAMES[index]}
            aria-pressed={value === url && !upload.sending}
            className={css.colour}
            onClick={() => {
              upload.cancel();
              onChange(url);
            }}
          >
            <Avatar profileUrl={url} size={44} />
          </button>
        ))}
      </fieldset>
      <Sheet open={picked !== null} onClose={() => setPicked(null)} title="사진 자르기" showTitle>
        {picked && (
          <CropSquare
            file={picked}
            onDone={async (photo) => {
              setPicked(null);
              void upload.send(photo);
            }}
          />
        )}
      </Sheet>
    </div>
  );
}

function UploadState({ upload: { sending, send } }: { upload: PhotoUpload }) {
  if (!sending) return <p className={css.state}>사진을 눌러 바꿀 수 있어요.</p>;
  if (sending.problem === null) {
    return (
      <progress className={css.progress} value={sending.progress} max={1} aria-label="사진 올리는 중">
        {Math.round(sending.progress * 100)}%
      </progress>
    );
  }
  return (
    <>
      <p role="alert" className={css.problem}>
        {sending.problem}
      </p>
      <Button size="small" kind="secondary" onPress={() => send(sending.photo)}>
        <RotateCcw size={18} aria-hidden />
        다시 올리기
      </Button>
    </>
  );
}
