import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius, shadow } from '../ui/foundation/tokens.css';
import { hidden } from '../ui/foundation/type.css';

export const pill = style({
  display: 'inline-flex',
  padding: 4,
  borderRadius: radius.pill,
  background: color.card,
  boxShadow: shadow.float,
});
export const legend = hidden;
export const chip = style({
  position: 'relative',
  minWidth: 62,
  minHeight: 40,
  padding: '0 14px',
  borderRadius: radius.pill,
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  // 40 high as drawn, 44 to the finger.
  '::after': { content: '', position: 'absolute', inset: '-2px 0' },
  selectors: { '&[aria-pressed="true"]': { background: color.brand, color: color.onBrand, fontWeight: 700 } },
});
