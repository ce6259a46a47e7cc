import { style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, radius } from '../foundation/tokens.css';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 72,
  padding: '10px 14px 10px 12px',
  borderRadius: radius.card,
  background: color.card,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  overflow: 'hidden',
  textAlign: 'left',
  selectors: {
    '&[aria-pressed="true"]::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 2px ${color.brand}`,
      pointerEvents: 'none',
    },
  },
});
/** Behind the words: as wide as the share of neighbours who can. */
export const bar = style({
  position: 'absolute',
  inset: 0,
  right: 'auto',
  width: '100%',
  background: color.light,
  transformOrigin: 'left',
  transition: 'transform .25s',
});
export const best = style([bar, { background: `color-mix(in srgb, ${color.brand} 14%, ${color.light})` }]);
export const check = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: '50%',
  background: color.card,
  color: 'transparent',
  boxShadow: `inset 0 0 0 2px ${color.edge}`,
});
export const checked = style([check, { background: color.brand, color: color.onBrand, boxShadow: 'none' }]);
export const words = style({ position: 'relative', flex: 1, minWidth: 0 });
export const when = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 700, wordBreak: 'keep-all' });
export const hours = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  color: color.text,
  fontSize: rem(13),
  lineHeight: rem(18),
});
export const most = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  color: color.brandText,
  fontWeight: 700,
});
export const end = style({ position: 'relative', display: 'grid', justifyItems: 'end', gap: 6, flex: 'none' });
export const count = style({
  fontSize: rem(17),
  lineHeight: rem(20),
  fontWeight: 800,
  color: color.brandText,
  fontVariantNumeric: 'tabular-nums',
});
export const none = style([count, { color: color.sub }]);
export const faces = style({ display: 'flex', gap: 3 });
