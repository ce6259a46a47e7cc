import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color } from '../ui/foundation/tokens.css';

export const body = style({ ...stack(8) });
export const words = style({ color: color.sub, fontSize: rem(16), lineHeight: rem(24), wordBreak: 'keep-all' });
export const read = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 44,
  color: color.sub,
  fontSize: rem(15),
  lineHeight: rem(20),
  textDecoration: 'underline',
});
