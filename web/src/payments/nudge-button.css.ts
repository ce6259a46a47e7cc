import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color } from '../ui/foundation/tokens.css';

export const told = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  minHeight: 48,
  padding: '0 16px',
  color: color.sub,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 700,
});
