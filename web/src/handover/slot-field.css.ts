import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';

export const pair = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: 8, flex: 1 });
export const box = style({ position: 'relative', display: 'block' });
export const select = style({
  appearance: 'none',
  width: '100%',
  minHeight: 52,
  padding: '0 34px 0 14px',
  border: 0,
  borderRadius: radius.field,
  background: color.field,
  color: color.text,
  fontSize: rem(16),
  lineHeight: rem(24),
  fontWeight: 600,
  textOverflow: 'ellipsis',
});
export const arrow = style({
  position: 'absolute',
  right: 12,
  top: 'calc(50% - 9px)',
  color: color.sub,
  pointerEvents: 'none',
});
