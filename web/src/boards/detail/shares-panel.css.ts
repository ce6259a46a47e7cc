import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

export const people = style({ display: 'grid', gap: '12px 4px' });
export const face = style({ position: 'relative', display: 'grid' });
/** How many of them one holds. */
export const times = style({
  position: 'absolute',
  right: -8,
  bottom: -2,
  minWidth: 24,
  padding: '0 5px',
  borderRadius: radius.pill,
  background: color.brand,
  color: color.onBrand,
  boxShadow: `0 0 0 2px ${color.pale}`,
  fontSize: rem(12),
  lineHeight: rem(18),
  fontWeight: 700,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
