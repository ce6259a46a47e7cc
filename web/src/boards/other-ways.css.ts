import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius, shadow } from '../ui/foundation/tokens.css';

export const ways = style({
  margin: '0 16px 96px',
  padding: '0 16px',
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.cardEdge,
});
export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '10px 0',
  selectors: { 'li + li > &': { borderTop: `1px solid ${color.line}` } },
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: radius.small,
  background: color.light,
  color: color.brandText,
});
export const bell = style([tile, { background: color.goldBg, color: color.gold }]);
/** The switch brings its own padding. */
export const asked = style({
  margin: '0 -16px',
  selectors: { 'li + li > &': { borderTop: `1px solid ${color.line}` } },
});
export const words = style({ ...stack(), flex: 1, minWidth: 0 });
export const text = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const arrow = style({ flex: 'none', color: color.sub });
