import { style } from '@vanilla-extract/css';
import { stack } from '../../ui/foundation/stack';
import { color } from '../../ui/foundation/tokens.css';
import { picture as detailPicture } from './detail-pictures.css';

export const page = style({ marginTop: -56 });
export const picture = style([detailPicture, { overflow: 'hidden' }]);
export const lines = style({
  ...stack(14),
  position: 'relative',
  marginTop: -20,
  padding: '20px 16px',
  borderRadius: '20px 20px 0 0',
  background: color.bg,
});
