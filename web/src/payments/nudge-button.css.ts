import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color } from '../ui/foundation/tokens.css';

export const told = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  minHeight: 44,
  padding: '0 14px',
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
});
