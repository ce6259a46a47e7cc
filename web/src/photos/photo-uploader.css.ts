import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';
import { hidden } from '../ui/foundation/type.css';

export const row = style({
  position: 'relative',
  display: 'flex',
  gap: 12,
  margin: '0 -16px',
  padding: '8px 16px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
const tile = style({ position: 'relative', flex: 'none', width: 96, height: 96, borderRadius: radius.picture });
export const add = style([
  tile,
  {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: 4,
    background: color.pale,
    color: color.brandText,
    border: `1.5px dashed ${color.mid}`,
    cursor: 'pointer',
    selectors: { '&:has(:focus-visible)': { outline: `3px solid ${color.brandText}`, outlineOffset: 2 } },
  },
]);
export const count = style({
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const input = hidden;
export const photo = style([tile, { background: color.tile }]);
export const image = style({ width: '100%', height: '100%', objectFit: 'cover', borderRadius: radius.picture });
export const unseen = style({ display: 'grid', placeItems: 'center', width: '100%', height: '100%' });
export const cover = style({
  position: 'absolute',
  left: 0,
  top: 0,
  padding: '2px 8px',
  borderRadius: `${radius.picture}px 0 ${radius.picture}px 0`,
  background: color.brand,
  color: '#fff',
  fontSize: rem(12),
  lineHeight: rem(18),
  fontWeight: 700,
});
export const progress = style({
  position: 'absolute',
  left: 10,
  right: 10,
  bottom: 12,
  width: 76,
  accentColor: color.brand,
});
const veil = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 2,
  borderRadius: radius.picture,
  background: 'rgb(20 18 38 / .72)',
  color: '#fff',
  fontSize: rem(12),
  fontWeight: 700,
});
export const retry = style([veil]);
export const refused = style([veil]);
export const reason = style({ marginTop: 6, color: color.redText, fontSize: rem(14), lineHeight: rem(20) });
/** A target of 44 px around a small dot. */
export const remove = style({
  position: 'absolute',
  top: -14,
  right: -14,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
});
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: 12,
  background: color.text,
  color: color.bg,
});
export const movers = style({
  position: 'absolute',
  left: 4,
  right: 4,
  bottom: 4,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
});
export const mover = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: 16,
  background: 'rgb(20 18 38 / .6)',
  color: '#fff',
  pointerEvents: 'auto',
  // The disc is small; its touch target is not.
  '::after': { content: '', position: 'absolute', inset: -6, borderRadius: '50%' },
});
export const moverNext = style([mover, { marginLeft: 'auto' }]);
