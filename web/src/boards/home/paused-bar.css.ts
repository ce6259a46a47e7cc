import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '12px 16px 0',
  padding: '4px 4px 4px 12px',
  borderRadius: radius.small,
  background: color.goldBg,
  color: color.gold,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const icon = style({ flex: 'none' });
export const words = style({ flex: 1, minWidth: 0 });
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 44,
  padding: '0 12px',
  fontWeight: 700,
});
