import { style, styleVariants } from '@vanilla-extract/css';
import { ease } from '../ui/foundation/tokens.css';
import { corner, image as whole } from '../ui/frame/picture-page.css';

export const frame = style({ position: 'absolute', inset: 0, touchAction: 'none', userSelect: 'none' });
export const image = style([whole, { willChange: 'transform' }]);
/** Only a jump is eased: fingers are followed at once. */
export const eased = style([image, { transition: `transform .2s ${ease}` }]);
export const enlarge = style([corner, { bottom: 'calc(16px + env(safe-area-inset-bottom))', right: 8 }]);
/** Left of the button that enlarges. */
export const foot = style([
  corner,
  {
    left: 16,
    right: 68,
    bottom: 'calc(12px + env(safe-area-inset-bottom))',
    display: 'grid',
    gap: 10,
    textShadow: '0 0 8px #000',
  },
]);
export const thumbs = style({ display: 'flex', gap: 8 });
const tile = style({ width: 52, height: 52, borderRadius: 12, overflow: 'hidden', flex: '0 1 52px' });
export const small = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const thumb = styleVariants({
  other: [tile, { opacity: 0.7 }],
  chosen: [tile, { boxShadow: '0 0 0 2px #fff' }],
});
