import { BOARD_IMAGES_MAX } from '@mungchi/contract';
import { Camera, ChevronLeft, ChevronRight, CircleAlert, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { FieldError } from '../ui/field/field';
import { hidden } from '../ui/foundation/type.css';
import { MascotBox } from '../ui/mascot/mascot-box';
import * as css from './photo-uploader.css';
import type { Upload, useUploads } from './use-uploads';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.jpg,.jpeg,.png';

type Props = {
  photos: ReturnType<typeof useUploads>;
  error?: string | undefined;
  /** The first one is the cover, so their order matters. */
  cover?: boolean;
  max?: number;
  /** Something that stands behind the pictures, in their row. */
  beside?: ReactNode;
};

/** A few pictures. */
export function PhotoUploader({ photos, error, cover = true, max = BOARD_IMAGES_MAX, beside }: Props) {
  const id = useId();
  const { uploads } = photos;
  return (
    <section aria-label="사진" data-problem={error ? '' : undefined}>
      <ul className={css.row}>
        <li>
          <label htmlFor={id} className={css.add}>
            <Camera size={26} aria-hidden />
            <span className={css.count}>
              {uploads.length}/{max}
            </span>
            <span className={hidden}>사진 올리기</span>
            <input
              id={id}
              type="file"
              multiple
              accept={ACCEPTED}
              className={css.input}
              aria-describedby={error ? `${id}-problem` : undefined}
              onChange={(event) => {
                photos.add([...(event.target.files ?? [])]);
                // Reset, so that the same file can be chosen again after it was removed.
                event.target.value = '';
              }}
            />
          </label>
        </li>
        {uploads.map((each, index) => (
          <li key={each.id}>
            <Photo upload={each} index={index} last={index === uploads.length - 1} photos={photos} cover={cover} />
          </li>
        ))}
        {beside}
      </ul>
      {error && <FieldError id={`${id}-problem`}>{error}</FieldError>}
      <div role="status">
        {uploads.map(
          ({ id: photo, problem }, index) =>
            problem && (
              <p key={photo} className={css.reason}>
                <b>{photoName(index)}</b> {problem.text}
              </p>
            ),
        )}
      </div>
    </section>
  );
}

type PhotoProps = { upload: Upload; index: number; last: boolean; photos: Props['photos']; cover: boolean };

function Photo({ upload: { id, preview, progress, picture, problem }, index, last, photos, cover }: PhotoProps) {
  const name = photoName(index);
  const src = picture?.url ?? preview;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <figure className={css.photo}>
      {/* Not every browser can show a phone's photo format; the stored picture works everywhere. */}
      {broken === src ? (
        <span role="img" aria-label={name} className={css.unseen}>
          <MascotBox size={60} />
        </span>
      ) : (
        <img src={src} alt={name} className={css.image} width={96} height={96} onError={() => setBroken(src)} />
      )}
      {cover && index === 0 && picture && <figcaption className={css.cover}>대표</figcaption>}
      {!picture && !problem && (
        <progress className={css.progress} value={progress} max={1} aria-label={`${name} 올리는 중`} />
      )}
      {problem?.final && (
        <span className={css.refused}>
          <CircleAlert size={20} aria-hidden />
          올릴 수 없어요
        </span>
      )}
      {problem?.final === false && (
        <button type="button" className={css.retry} onClick={() => photos.retry(id)}>
          <RotateCcw size={20} aria-hidden />
          다시 올리기
        </button>
      )}
      <button type="button" className={css.remove} aria-label={`${name} 지우기`} onClick={() => photos.remove(id)}>
        <span className={css.dot}>
          <X size={14} strokeWidth={3} aria-hidden />
        </span>
      </button>
      {cover && picture && (index > 0 || !last) && (
        <span className={css.movers}>
          {index > 0 && (
            <button
              type="button"
              className={css.mover}
              aria-label={`${name} 앞으로`}
              onClick={() => photos.move(id, -1)}
            >
              <ChevronLeft size={18} aria-hidden />
            </button>
          )}
          {!last && (
            <button
              type="button"
              className={css.moverNext}
              aria-label={`${name} 뒤로`}
              onClick={() => photos.move(id, 1)}
            >
              <ChevronRight size={18} aria-hidden />
            </button>
          )}
        </span>
      )}
    </figure>
  );
}

function photoName(index: number): string {
  return `사진 ${index + 1}`;
}
