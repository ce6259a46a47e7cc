import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius } from '../ui/foundation/tokens.css';

export const sheet = style({ ...stack(12) });
export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 12 });
const line = style({ display: 'flex', alignItems: 'center', gap: 12, width: '100%', textAlign: 'left' });
export const all = style([
  line,
  { minHeight: 60, padding: '0 16px', borderRadius: radius.card, background: color.light },
]);
export const allLabel = style({ flex: 1, fontSize: rem(17), lineHeight: rem(24), fontWeight: 700 });
export const hint = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const row = style([line, { minHeight: 52 }]);
export const tick = style([line, { flex: 1, minHeight: 52, padding: '0 0 0 16px', fontSize: rem(16) }]);
const mark = style({ fontWeight: 700 });
export const needed = style([mark, { color: color.brandText }]);
export const optional = style([mark, { color: color.sub }]);
export const below = style([hint, { display: 'block' }]);
export const read = style({ display: 'grid', placeItems: 'center', width: 44, height: 44, color: color.faint });
/** The box itself: unseen, as large as the disc, with the outline of whatever has the focus. */
export const box = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
const discBox = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: radius.pill,
  selectors: { '&:has(:focus-visible)': { outline: `3px solid ${color.brandText}`, outlineOffset: 2 } },
});
export const disc = style([discBox, { border: `2px solid ${color.faint}` }]);
export const discOn = style([discBox, { background: color.brand, color: color.onBrand }]);
export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '12px 16px',
  borderRadius: radius.card,
  background: color.pale,
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const exits = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '0 16px' });
globalStyle(`${exits} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: color.sub,
  fontSize: rem(14),
  textDecoration: 'underline',
});
