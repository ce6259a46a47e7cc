import { STAR_STEP } from '@mungchi/contract';
import { type PointerEvent, useId, useRef } from 'react';
import * as css from './star-rating.css';
import { starAt, starWords } from './star-rules';

const STARS = [1, 2, 3, 4, 5];

/** Half stars: tap or drag with a pointer, arrow keys on the range that screen readers see. */
export function StarRating({ value, onChange }: { value: number; onChange: (star: number) => void }) {
  const row = useRef<HTMLDivElement>(null);

  function rate(event: PointerEvent) {
    const cells = [...(row.current?.children ?? [])].map((cell) => cell.getBoundingClientRect());
    onChange(starAt(cells, event.clientX));
  }

  return (
    <div className={css.rating}>
      <input
        type="range"
        className={css.range}
        min={0}
        max={5}
        step={STAR_STEP}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        aria-label="별점"
        aria-valuetext={`${value}점`}
      />
      <div
        ref={row}
        className={css.stars}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          rate(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && rate(event)}
      >
        {STARS.map((star) => (
          <Star key={star} filled={Math.min(1, Math.max(0, value - star + 1))} />
        ))}
      </div>
      <p className={css.words}>
        {value > 0 && <b className={css.score}>{value}점</b>} {starWords(value)}
      </p>
    </div>
  );
}

/** `filled`: 0, a half or the whole of it. */
function Star({ filled }: { filled: number }) {
  const id = useId();
  return (
    <svg viewBox="0 0 52 52" className={css.star} aria-hidden="true">
      <defs>
        <clipPath id={id}>
          <rect width={52 * filled} height={52} />
        </clipPath>
      </defs>
      <path d={SHAPE} className={css.off} />
      <path d={SHAPE} className={css.on} clipPath={`url(#${id})`} />
    </svg>
  );
}

const SHAPE =
  'M24.1 3.3c.8-1.6 3-1.6 3.8 0l5.6 11.6c.3.6.9 1.1 1.6 1.2l12.8 1.8c1.7.3 2.4 2.4 1.2 3.6l-9.3 8.9c-.5.5-.7 1.2-.6 1.9l2.3 12.7c.3 1.7-1.5 3-3.1 2.2L27 41.1a2.2 2.2 0 0 0-2 0l-11.4 6.1c-1.6.8-3.4-.5-3.1-2.2l2.3-12.7c.1-.7-.1-1.4-.6-1.9l-9.3-8.9c-1.2-1.2-.5-3.3 1.2-3.6l12.8-1.8c.7-.1 1.3-.6 1.6-1.2z';
