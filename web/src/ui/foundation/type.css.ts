import { style } from '@vanilla-extract/css';
import { color, font } from './tokens.css';

const display = { fontFamily: font.display, fontWeight: 400, letterSpacing: '-.01em' } as const;
const text = (fontSize: number, lineHeight: number, fontWeight: number) =>
  style({ fontSize, lineHeight: `${lineHeight}px`, fontWeight });

/** Jua: the voice of the product. */
export const barTitle = style({ ...display, fontSize: 20, lineHeight: '28px' });
export const sectionTitle = style({ ...display, fontSize: 20, lineHeight: '28px' });
export const voice = style({ ...display, fontSize: 19, lineHeight: '26px' });
export const hero = style({ ...display, fontSize: 32, lineHeight: '42px' });
export const headline = style({ ...display, fontSize: 24, lineHeight: '32px' });

/** Pretendard: everything else. */
export const screenTitle = text(22, 30, 700);
export const amount = style({ fontSize: 26, lineHeight: '34px', fontWeight: 800, fontVariantNumeric: 'tabular-nums' });
export const bigAmount = style({
  fontSize: 34,
  lineHeight: '42px',
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const cardPrice = style({
  fontSize: 17,
  lineHeight: '24px',
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const cardTitle = text(15, 20, 600);
export const body = text(15, 22, 400);
export const meta = style({ fontSize: 13, lineHeight: '18px', color: color.faint });
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
