import { style } from '@vanilla-extract/css';
import { color, shadow } from '../foundation/tokens.css';

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  background: color.light,
  filter: shadow.pictureFilter,
});
export const drawing = style({ width: '100%', height: '100%', objectFit: 'cover', transform: 'scale(1.24)' });
