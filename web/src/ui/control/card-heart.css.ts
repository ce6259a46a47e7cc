import { style } from '@vanilla-extract/css';
import { color, shadow, size } from '../foundation/tokens.css';

/** What is pressed is larger than what is seen. */
export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: size.target,
  height: size.target,
  borderRadius: '50%',
});
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  borderRadius: '50%',
  background: color.card,
  color: color.sub,
  boxShadow: shadow.cardEdge,
});
