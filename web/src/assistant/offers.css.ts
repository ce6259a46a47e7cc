import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, width: '100%' });
export const reason = style({ color: color.green, fontSize: rem(13), lineHeight: rem(18), fontWeight: 600 });
export const unsure = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 48,
  padding: '6px 10px 6px 14px',
  borderRadius: radius.card,
  background: color.greyBg,
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  textAlign: 'left',
});
export const unsureWords = style({ flex: 1 });
export const look = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  color: color.brandText,
  fontWeight: 700,
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  padding: '0 12px 0 16px',
  borderRadius: radius.pill,
  background: color.light,
  color: color.brandText,
  fontSize: rem(15),
  fontWeight: 700,
});
