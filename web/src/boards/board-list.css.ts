import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color } from '../ui/foundation/tokens.css';

export const list = style({ ...stack(12), padding: '0 16px 16px' });
/** The last card can be scrolled clear of the write button. */
export const end = style({
  padding: '4px 16px 88px',
  color: color.faint,
  fontSize: rem(13),
  lineHeight: rem(18),
  textAlign: 'center',
});
/** Cards far below the viewport are not laid out. */
export const item = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 176px' });
