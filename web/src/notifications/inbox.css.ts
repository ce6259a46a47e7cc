import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, font } from '../ui/foundation/tokens.css';

export const day = style({
  padding: '16px 16px 6px',
  fontFamily: font.display,
  fontSize: rem(17),
  lineHeight: rem(24),
  fontWeight: 400,
});
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '12px 16px',
  selectors: {
    '&:active, &:hover': { background: color.pale },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
export const freshRow = style([row, { background: color.pale }]);
/** In the gutter, so that the times stay in line. */
export const dot = style({
  position: 'absolute',
  left: 4,
  top: 32,
  width: 8,
  height: 8,
  borderRadius: '50%',
  background: color.brand,
});
const tint = styleVariants({
  brand: { background: color.light, color: color.brandText },
  green: { background: color.greenBg, color: color.green },
  gold: { background: color.goldBg, color: color.gold },
  red: { background: color.redBg, color: color.redText },
  pink: { background: color.pinkBg, color: color.pink },
  blue: { background: color.blueBg, color: color.blue },
  grey: { background: color.greyBg, color: color.grey },
});
export const tone = tint;
export const mark = style({ position: 'relative', flex: 'none', width: 48, height: 48 });
export const tile = style({ display: 'grid', placeItems: 'center', width: 48, height: 48, borderRadius: 14 });
/** At the foot of the picture; the ring is the ground of the row. */
export const disc = style({
  position: 'absolute',
  right: -5,
  bottom: -5,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${color.bg}`,
  selectors: { [`${freshRow} &, ${row}:hover &`]: { boxShadow: `0 0 0 2px ${color.pale}` } },
});
export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: 2 });
export const shapes = style([words, { gap: 8, paddingTop: 3 }]);
export const first = style({ display: 'flex', alignItems: 'baseline', gap: 8 });
export const title = style({ flex: 1, minWidth: 0, fontSize: rem(15), lineHeight: rem(20), fontWeight: 500 });
export const freshTitle = style([title, { fontWeight: 700 }]);
export const time = style({ flex: 'none', fontSize: rem(13), lineHeight: rem(18), color: color.faint });
export const body = style({ fontSize: rem(14), lineHeight: rem(20), color: color.sub });
export const weight = style({ fontWeight: 700, color: color.text, fontVariantNumeric: 'tabular-nums' });
export const kept = style({
  padding: '12px 16px 28px',
  fontSize: rem(13),
  lineHeight: rem(18),
  color: color.faint,
  textAlign: 'center',
});
export const all = style({
  minHeight: 44,
  padding: '0 12px',
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 700,
  color: 'inherit',
});
