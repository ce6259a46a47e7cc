import { Camera, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { errorText } from '../api/error-copy';
import { upload } from '../api/upload';
import { Avatar } from '../ui/avatar';
import { Button } from '../ui/button';
import { Sheet } from '../ui/sheet';
import { CropSquare } from './crop-square';
import * as css from './edit.css';

const DEFAULTS = ['pink', 'yellow', 'mint', 'blue'].map((color) => `/avatars/${color}.webp`);
const NAMES = ['분홍 뭉치', '노랑 뭉치', '민트 뭉치', '파랑 뭉치'];

type Props = { value: string; onChange: (url: string) => void; onBusy: (busy: boolean) => void };

/** One's picture: pick a photo, cut it square, watch it go up, try again if it did not; or be a 뭉치. */
export function PhotoPicker({ value, onChange, onBusy }: Props) {
  const [picked, setPicked] = useState<File | null>(null);
  const [sending, setSending] = useState<{ photo: Blob; progress: number; problem: string | null } | null>(null);

  useEffect(() => onBusy(sending !== null && sending.problem === null), [sending, onBusy]);

  async function send(photo: Blob) {
    setPicked(null);
    setSending({ photo, progress: 0, problem: null });
    try {
      const stored = await upload(photo, { onProgress: (progress) => setSending({ photo, progress, problem: null }) });
      setSending(null);
      onChange(stored.secure_url);
    } catch (error) {
      setSending({ photo, progress: 0, problem: errorText(error) });
    }
  }

  return (
    <div className={css.picker}>
      <label className={css.photo}>
        <Avatar profileUrl={value} size={120} />
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
      {sending && sending.problem === null && (
        <progress className={css.progress} value={sending.progress} max={1} aria-label="사진 올리는 중" />
      )}
      {sending?.problem && (
        <>
          <p role="alert" className={css.problem}>
            {sending.problem}
          </p>
          <Button size="small" kind="secondary" onPress={() => send(sending.photo)}>
            <RotateCcw size={18} aria-hidden />
            다시 올리기
          </Button>
        </>
      )}
      <div className={css.colours}>
        {DEFAULTS.map((url, index) => (
          <button
            key={url}
            type="button"
            aria-label={NAMES[index]}
            aria-pressed={value === url}
            className={css.colour}
            onClick={() => onChange(url)}
          >
            <Avatar profileUrl={url} size={44} />
          </button>
        ))}
      </div>
      <Sheet open={picked !== null} onClose={() => setPicked(null)} title="사진 자르기" showTitle>
        {picked && <CropSquare file={picked} onDone={send} />}
      </Sheet>
    </div>
  );
}
