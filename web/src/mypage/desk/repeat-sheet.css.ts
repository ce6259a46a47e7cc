import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

export const text = style({ margin: '4px 0 12px', color: color.sub });
export const board = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: 12,
  borderRadius: radius.card,
  background: color.pale,
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ display: 'block', fontSize: rem(16), lineHeight: rem(22) });
export const group = style({ minWidth: 0, margin: '20px 0 0', padding: 0, border: 0 });
export const legend = style({ marginBottom: 8, padding: 0, fontSize: rem(15), lineHeight: rem(22), fontWeight: 700 });
export const rounds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 2,
  padding: 4,
  borderRadius: radius.card,
  background: color.field,
});
const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minHeight: 44,
  padding: 0,
  borderRadius: radius.small,
  color: color.sub,
  fontSize: rem(15),
  fontWeight: 600,
  selectors: { '&[aria-pressed="true"]': { background: color.brand, color: color.onBrand, fontWeight: 700 } },
});
export const round = style([choice]);
export const days = style({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 4 });
export const day = style([choice, { minHeight: 46, background: color.field }]);
export const first = style({
  display: 'flex',
  gap: 12,
  marginTop: 20,
  padding: '14px 16px',
  borderRadius: radius.card,
  background: color.pale,
  wordBreak: 'keep-all',
});
export const icon = style({ flex: 'none', color: color.brandText });
export const small = style({ display: 'block', color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const ways = style({ display: 'grid', gap: 8, marginTop: 20 });
