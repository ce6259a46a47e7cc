import { globalStyle, style } from '@vanilla-extract/css';
import { color, ease, shadow } from '../foundation/tokens.css';

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
  filter: shadow.pictureFilter,
});
export const art = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
/** A fluid picture may be drawn smaller than it says. */
globalStyle(`${art} > svg`, { maxWidth: '62%', height: 'auto' });
