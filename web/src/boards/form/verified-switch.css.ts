import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color } from '../../ui/foundation/tokens.css';

export const row = style({ boxShadow: `inset 0 1px 0 ${color.line}` });
export const problem = style({
  padding: '0 16px 12px',
  color: color.redText,
  fontSize: rem(13),
  lineHeight: rem(18),
});
