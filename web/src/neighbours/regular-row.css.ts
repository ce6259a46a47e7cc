import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px 10px',
  minHeight: 56,
  padding: '6px 6px 6px 16px',
  borderRadius: radius.button,
  background: color.light,
});
export const bell = style({ flex: 'none', color: color.brandText });
export const words = style({
  flex: '1 1 140px',
  minWidth: 0,
  padding: '6px 0',
  fontSize: rem(15),
  lineHeight: rem(21),
});
const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  flex: 'none',
  minWidth: rem(108),
  minHeight: 44,
  padding: '0 14px',
  borderRadius: radius.small,
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 700,
});
export const off = style([button, { background: color.brand, color: color.onBrand }]);
export const on = style([button, { background: color.card, color: color.brandText }]);
