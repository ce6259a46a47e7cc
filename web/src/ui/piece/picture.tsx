import { PICTURE_WIDTHS, type Picture as Stored, sourceSet } from '@mungchi/contract';
import { type CSSProperties, useState } from 'react';
import { hidden } from '../foundation/type.css';
import { MascotBox } from '../mascot/mascot-box';
import * as css from './picture.css';
import { placeholderUrl } from './placeholder';

/** Of the pictures drawn for the catalogue. */
const DRAWN_WIDTHS = [320, 640];

type Props = {
  src: string | null | undefined;
  alt: string;
  width: number;
  height: number;
  /** Which of the stored widths the browser should take; the drawn width unless told. */
  sizes?: string;
  radius?: number;
  /** Loaded at once and first: the picture at the top of a screen. */
  eager?: boolean;
  /** Fills its parent instead of keeping `width` × `height`; these then only give the ratio. */
  fluid?: boolean;
  /** Average colour, and a base64 thumbhash: the blurred placeholder until the picture is loaded. */
  placeholder?: string | null;
  thumbhash?: string | null;
  /** Widths in which the server holds it. */
  widths?: readonly number[];
  ownWidth?: number;
  className?: string;
};

/** No layout shift and no broken image: the space is reserved, and 뭉치's box is shown when the picture fails to load. */
export function Picture(props: Props) {
  const { src, alt, width, height, sizes, radius = 12, eager = false, fluid = false, className } = props;
  const [state, setState] = useState<{ src: typeof src; is: 'loading' | 'loaded' | 'broken' }>({ src, is: 'loading' });
  const is = state.src === src ? state.is : 'loading';
  const box = fluid ? { width: '100%', aspectRatio: `${width} / ${height}` } : { width, height };
  return (
    <span
      className={className ? `${css.frame} ${className}` : css.frame}
      style={{ ...box, ...groundOf(props, is === 'loaded'), borderRadius: radius }}
    >
      {!src || is === 'broken' ? (
        <span className={css.art}>
          <MascotBox size={Math.min(width, height) * 0.62} />
          {alt && <span className={hidden}>{alt}</span>}
        </span>
      ) : (
        <img
          key={src}
          src={src}
          srcSet={srcSet(src, props.widths, props.ownWidth)}
          sizes={sizes ?? `${width}px`}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding={eager ? 'auto' : 'async'}
          draggable={false}
          className={css.image}
          onLoad={
            isLarge(props)
              ? ({ currentTarget }) => afterDecoding(currentTarget, () => setState({ src, is: 'loaded' }))
              : undefined
          }
          onError={() => setState({ src, is: 'broken' })}
        />
      )}
    </span>
  );
}

/** Decoding a placeholder takes a phone some ten milliseconds: for a large picture, not for a list of forty. */
const BLURRED_FROM = 400;

const isLarge = ({ width }: Props): boolean => width >= BLURRED_FROM;

function groundOf(props: Props, isCovered: boolean): CSSProperties {
  const { placeholder, thumbhash } = props;
  const blurred = thumbhash && isLarge(props) && !isCovered ? placeholderUrl(thumbhash) : null;
  return {
    ...(placeholder ? { backgroundColor: placeholder } : {}),
    ...(blurred ? { backgroundImage: `url(${blurred})` } : {}),
  };
}

/** A loaded picture is not painted yet: without this the placeholder would go before the picture is visible. */
function afterDecoding(image: HTMLImageElement, act: () => void): void {
  image.decode().then(act, act);
}

/** Pictures this service holds answer in several widths, and in their own; others have one address only. */
export function srcSet(src: string, widths?: readonly number[], own = 0): string | undefined {
  const folder = /^(?:https?:\/\/[^/]+)?\/(media|pictures|talk)\//.exec(src)?.[1];
  const offered = widths ?? (folder !== 'pictures' ? PICTURE_WIDTHS : DRAWN_WIDTHS);
  if (!folder || src.includes('?') || offered.length === 0) return undefined;
  return sourceSet(src, offered, own);
}

/** Address, widths and placeholder of a stored picture, to be spread into `Picture`. */
export function stored(picture: Stored): Pick<Props, 'src' | 'widths' | 'ownWidth' | 'placeholder' | 'thumbhash'> {
  const { url, width, widths, color, thumbhash } = picture;
  return { src: url, widths, ownWidth: width, placeholder: color, thumbhash };
}
