import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius, shadow } from '../ui/foundation/tokens.css';
import { hidden } from '../ui/foundation/type.css';

export const box = style({
  ...stack(12),
  padding: 12,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
});
export const words = style({ textAlign: 'center', fontWeight: 600 });
export const legend = hidden;
export const tiles = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 });
export const tile = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: 52,
  borderRadius: radius.small,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  selectors: {
    '&[aria-pressed="true"]': {
      background: color.light,
      color: color.brandText,
      boxShadow: `inset 0 0 0 2px ${color.brand}`,
    },
  },
});
const count = style({ fontSize: rem(13), lineHeight: rem(18), fontWeight: 600 });
export const some = style([count, { color: color.brandText }]);
export const none = style([count, { color: color.sub }]);
