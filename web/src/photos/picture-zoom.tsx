import type { Picture } from '@mungchi/contract';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../ui/control/icon-button';
import * as over from '../ui/frame/picture-page.css';
import { useModal } from '../ui/frame/use-modal';
import { srcSet } from '../ui/piece/picture';
import * as css from './picture-zoom.css';
import { useZoom } from './use-zoom';

type Props = {
  pictures: readonly Picture[];
  /** What the n-th shows, from 1. */
  nameOf: (nth: number) => string;
  first: number;
  onClose: () => void;
  /** At the foot, under which a row of small ones turns the pages: whose they are. */
  foot?: ReactNode;
};

/** The pictures over the whole window. */
export function PictureZoom({ pictures, nameOf, first, onClose, foot }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { index, zoom, show, toggle, gestures, onKeyDown } = useZoom(frame, pictures.length, first);
  const picture = pictures[index];
  const modal = useModal(onClose);
  const isWhole = zoom.scale === 1;
  return (
    <dialog {...modal} className={over.page} aria-label="사진 크게 보기" onKeyDown={onKeyDown}>
      <div ref={frame} className={css.frame} {...gestures}>
        {picture && (
          <img
            key={picture.url}
            src={picture.url}
            srcSet={srcSet(picture.url, picture.widths, picture.width)}
            sizes="250vw"
            alt={nameOf(index + 1)}
            draggable={false}
            className={isWhole ? css.eased : css.image}
            style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
          />
        )}
      </div>
      <p className={over.words} role="status">
        {pictures.length > 1 && `${index + 1} / ${pictures.length}`}
      </p>
      <span className={over.close}>
        <IconButton icon={X} label="닫기" kind="disc" onClick={onClose} />
      </span>
      <span className={css.enlarge}>
        <IconButton
          icon={isWhole ? ZoomIn : ZoomOut}
          label={isWhole ? '확대' : '원래 크기'}
          kind="disc"
          onClick={toggle}
        />
      </span>
      {foot && (
        <div className={css.foot}>
          {foot}
          {pictures.length > 1 && (
            <div className={css.thumbs}>
              {pictures.map(({ url }, at) => (
                <button
                  key={url}
                  type="button"
                  className={css.thumb[at === index ? 'chosen' : 'other']}
                  aria-label={nameOf(at + 1)}
                  aria-current={at === index}
                  onClick={() => show(at)}
                >
                  <img src={`${url}?w=320`} alt="" className={css.small} draggable={false} />
                </button>
              ))}
            </div>
          )}
        </div>
      )}
      {index > 0 && (
        <span className={over.previous}>
          <IconButton icon={ChevronLeft} label="이전 사진" kind="disc" onClick={() => show(index - 1)} />
        </span>
      )}
      {index < pictures.length - 1 && (
        <span className={over.next}>
          <IconButton icon={ChevronRight} label="다음 사진" kind="disc" onClick={() => show(index + 1)} />
        </span>
      )}
    </dialog>
  );
}
