import { style } from '@vanilla-extract/css';
import { rem } from './rem';
import { color } from './tokens.css';

const text = (fontSize: number, lineHeight: number, fontWeight: number) =>
  style({ fontSize: rem(fontSize), lineHeight: rem(lineHeight), fontWeight });

/** Pretendard: everything but headings (`display.css.ts`). */
export const screenTitle = text(22, 30, 700);
export const amount = style({
  fontSize: rem(26),
  lineHeight: rem(34),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const bigAmount = style({
  fontSize: rem(34),
  lineHeight: rem(42),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const cardPrice = style({
  fontSize: rem(17),
  lineHeight: rem(24),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const cardTitle = text(15, 20, 600);
export const body = text(15, 22, 400);
export const meta = style({ fontSize: rem(13), lineHeight: rem(18), color: color.faint });
export const accent = style({ color: color.brandText });
export const strong = style({ fontWeight: 700 });
export const clampTwo = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
export const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** Visually hidden, for screen readers. */
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
