import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

export const note = style({
  margin: '12px 16px 0',
  padding: '12px 16px',
  borderRadius: radius.card,
  background: color.light,
  fontSize: rem(15),
  lineHeight: rem(22),
});
