import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { stack } from '../../ui/foundation/stack';
import { color } from '../../ui/foundation/tokens.css';

export const sheet = style({ ...stack(20), paddingTop: 4 });
export const lead = style({ color: color.sub });
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({ padding: '0 0 8px', fontSize: rem(16), lineHeight: rem(22), fontWeight: 700 });
