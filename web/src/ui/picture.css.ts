import { style } from '@vanilla-extract/css';
import { color, ease } from './tokens.css';

export const frame = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  background: color.tile,
  backgroundSize: 'cover',
  flex: 'none',
});
export const image = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `opacity .2s ${ease}`,
  '@media': { '(prefers-color-scheme: dark)': { filter: 'brightness(.92)' } },
});
export const art = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
