import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { stack } from '../../ui/foundation/stack';
import { color } from '../../ui/foundation/tokens.css';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 72,
  padding: '12px 4px',
  marginTop: 8,
  textAlign: 'left',
});
export const words = style({ ...stack(), flex: 1, minWidth: 0 });
export const role = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
