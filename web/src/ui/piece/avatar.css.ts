import { style } from '@vanilla-extract/css';
import { color } from '../foundation/tokens.css';

export const disc = style({ display: 'inline-block', position: 'relative', flex: 'none', borderRadius: '50%' });
export const photo = style({
  borderRadius: '50%',
  objectFit: 'cover',
  background: color.light,
  width: '100%',
  height: '100%',
});
export const crown = style({
  position: 'absolute',
  right: '-12%',
  bottom: '-8%',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: color.card,
  color: '#e69a00',
  boxShadow: `0 0 0 1px ${color.line}`,
});
