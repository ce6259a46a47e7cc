import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius } from '../ui/foundation/tokens.css';

export const panel = style({
  ...stack(12),
  margin: '0 16px 12px',
  padding: 16,
  borderRadius: radius.hero,
  background: color.pale,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 16px',
});
export const words = style({ flex: '1 1 152px', minWidth: 0 });
export const title = style({ color: color.brandText });
export const text = style({ color: color.sub, fontSize: rem(15), lineHeight: rem(22), whiteSpace: 'pre-line' });
/** The plain button under the panels. */
export const open = style({ margin: '0 16px 12px' });
