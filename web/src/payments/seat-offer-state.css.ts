import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 60,
  marginBottom: 16,
  padding: '6px 6px 6px 16px',
  borderRadius: radius.card,
  background: color.pale,
});
export const icon = style({ flex: 'none', color: color.brandText });
export const words = style({ flex: 1, minWidth: 0, fontSize: rem(15), lineHeight: rem(20), fontWeight: 600 });
