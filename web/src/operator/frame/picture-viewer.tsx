import type { Picture } from '@mungchi/contract';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../ui/control/icon-button';
import * as css from '../../ui/frame/picture-page.css';
import { useModal } from '../../ui/frame/use-modal';
import { srcSet } from '../../ui/piece/picture';

export type ShownPicture = Picture & { words: string };
type Props = { pictures: readonly ShownPicture[]; first: number; onClose: () => void };

/** The pictures of a case over the whole window: arrows turn, Space and Escape close. A press on the picture leaves the focus in it. */
export function PictureViewer({ pictures, first, onClose }: Props) {
  const [at, setAt] = useState(first);
  const turn = (by: number) => setAt((now) => Math.max(0, Math.min(pictures.length - 1, now + by)));
  const { url, width, widths, words } = pictures[at]!;
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
    // Space opens the viewer, so it closes it too; by default it would press the focused button.
    if (event.key === ' ') {
      event.preventDefault();
      onClose();
    }
  }
  return (
    <dialog {...useModal(onClose)} tabIndex={-1} className={css.page} aria-label="사진 크게 보기" onKeyDown={onKeyDown}>
      <img
        key={url}
        className={css.image}
        src={url}
        srcSet={srcSet(url, widths, width)}
        sizes="100vw"
        alt={words}
        draggable={false}
      />
      <p className={css.words} role="status">
        {words} · {at + 1} / {pictures.length}
      </p>
      <span className={css.close}>
        <IconButton icon={X} label="닫기" kind="disc" onClick={onClose} />
      </span>
      {at > 0 && (
        <span className={css.previous}>
          <IconButton icon={ChevronLeft} label="이전 사진" kind="disc" onClick={() => turn(-1)} />
        </span>
      )}
      {at < pictures.length - 1 && (
        <span className={css.next}>
          <IconButton icon={ChevronRight} label="다음 사진" kind="disc" onClick={() => turn(1)} />
        </span>
      )}
    </dialog>
  );
}
