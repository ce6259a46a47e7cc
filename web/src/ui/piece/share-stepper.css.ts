import { style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { stack } from '../foundation/stack';
import { color, radius } from '../foundation/tokens.css';

export const card = style({
  ...stack(12),
  padding: 16,
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  textAlign: 'left',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});
export const title = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 700 });
export const most = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const stepper = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  height: 56,
  padding: 4,
  borderRadius: radius.button,
  background: color.field,
});
export const number = style({
  minWidth: 60,
  textAlign: 'center',
  fontSize: rem(20),
  lineHeight: rem(28),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const seats = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
/** The reader's own: a ring with a gap. */
export const own = style({
  display: 'grid',
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${color.card}, 0 0 0 4px ${color.brand}`,
});
export const left = style({ marginLeft: 'auto', color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  paddingTop: 12,
  borderTop: `1px solid ${color.line}`,
  color: color.sub,
});
export const times = style({ fontSize: rem(13), lineHeight: rem(18) });
export const amount = style({
  marginLeft: 'auto',
  color: color.brandText,
  fontSize: rem(26),
  lineHeight: rem(32),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
