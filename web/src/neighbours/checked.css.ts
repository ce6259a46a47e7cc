import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color } from '../ui/foundation/tokens.css';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: '0 10px', marginTop: 2 });
export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(22),
  whiteSpace: 'nowrap',
});
export const sign = style({ color: color.brandText });
