import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';

/** Pictures over the whole window, on black whatever the theme, with their buttons and words on top. */
export const page = style({
  width: '100vw',
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: '100dvh',
  background: '#000',
  color: '#fff',
  overflow: 'hidden',
  '::backdrop': { background: '#000' },
});
export const image = style({ width: '100%', height: '100%', maxWidth: 'none', objectFit: 'contain' });
export const corner = style({ position: 'absolute', zIndex: 1 });
/** Of dark glass: a white disc would be the brightest thing on the page, over a picture. */
globalStyle(`${corner} > button`, { background: 'rgb(20 18 38 / .6)', color: '#fff', boxShadow: 'none' });
export const close = style([corner, { top: 'calc(8px + env(safe-area-inset-top))', left: 8 }]);
export const previous = style([corner, { left: 8, top: 'calc(50% - 22px)' }]);
export const next = style([corner, { right: 8, top: 'calc(50% - 22px)' }]);
export const words = style([
  corner,
  {
    top: 'calc(18px + env(safe-area-inset-top))',
    left: 60,
    right: 60,
    textAlign: 'center',
    pointerEvents: 'none',
    fontSize: rem(15),
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    textShadow: '0 0 8px #000',
  },
]);
