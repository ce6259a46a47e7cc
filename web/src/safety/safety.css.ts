import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius } from '../ui/foundation/tokens.css';

export const form = style({ ...stack(16), paddingTop: 12 });
export const what = style({
  display: 'flex',
  gap: 10,
  padding: '12px 14px',
  borderRadius: radius.card,
  background: color.field,
});
export const words = style({ minWidth: 0 });
export const name = style({ fontSize: rem(14), lineHeight: rem(20), fontWeight: 700 });
export const when = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(20) });
export const said = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.sub,
  fontSize: rem(15),
  lineHeight: rem(22),
  overflowWrap: 'anywhere',
});
export const reasons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const tick = style({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 48, cursor: 'pointer' });
export const tickLabel = style({ display: 'block', fontSize: rem(16), lineHeight: rem(22), fontWeight: 600 });
export const small = style({ display: 'block', color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
/** The box itself: unseen, as large as what is drawn, with the outline of whatever has the focus. */
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
const box = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: 8,
  selectors: { '&:has(:focus-visible)': { outline: `3px solid ${color.brandText}`, outlineOffset: 2 } },
});
export const boxOff = style([box, { border: `2px solid ${color.faint}` }]);
export const boxOn = style([box, { background: color.brand, color: color.onBrand }]);
export const quiet = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
});
