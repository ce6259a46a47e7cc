import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color } from '../ui/foundation/tokens.css';

export const bell = style({
  position: 'absolute',
  right: 8,
  top: 6,
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
});
export const count = style({
  position: 'absolute',
  top: 3,
  right: 3,
  minWidth: rem(18),
  height: rem(18),
  padding: '0 5px',
  borderRadius: rem(9),
  background: color.count,
  color: color.onCount,
  fontSize: rem(12),
  lineHeight: rem(18),
  fontWeight: 700,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
