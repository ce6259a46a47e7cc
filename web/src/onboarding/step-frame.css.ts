import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius } from '../ui/foundation/tokens.css';

export const intro = style({ ...stack(4), padding: '20px 16px 16px' });
export const progress = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBottom: 8,
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
});
export const track = style({ display: 'flex', gap: 4 });
const bar = style({ width: 28, height: 6, borderRadius: radius.pill });
export const done = style([bar, { background: color.brand }]);
export const todo = style([bar, { background: color.light }]);
export const lead = style({ color: color.sub });
export const content = style({ padding: '8px 16px 32px' });
export const bare = style({ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0 });
