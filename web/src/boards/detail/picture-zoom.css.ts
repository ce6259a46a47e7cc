import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { ease } from '../../ui/foundation/tokens.css';

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
export const frame = style({ position: 'absolute', inset: 0, touchAction: 'none', userSelect: 'none' });
export const image = style({
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  objectFit: 'contain',
  willChange: 'transform',
});
/** Only a jump is eased: fingers are followed at once. */
export const eased = style([image, { transition: `transform .2s ${ease}` }]);
const corner = style({ position: 'absolute', zIndex: 1 });
export const close = style([corner, { top: 'calc(8px + env(safe-area-inset-top))', right: 8 }]);
export const enlarge = style([corner, { bottom: 'calc(16px + env(safe-area-inset-bottom))', right: 8 }]);
export const previous = style([corner, { left: 8, top: 'calc(50% - 22px)' }]);
export const next = style([corner, { right: 8, top: 'calc(50% - 22px)' }]);
export const counter = style([
  corner,
  {
    top: 'calc(18px + env(safe-area-inset-top))',
    left: 0,
    right: 0,
    textAlign: 'center',
    pointerEvents: 'none',
    fontSize: rem(15),
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    textShadow: '0 0 8px #000',
  },
]);
