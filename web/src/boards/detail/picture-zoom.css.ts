import { style } from '@vanilla-extract/css';
import { ease } from '../../ui/foundation/tokens.css';
import { corner, image as whole } from '../../ui/frame/picture-page.css';

export const frame = style({ position: 'absolute', inset: 0, touchAction: 'none', userSelect: 'none' });
export const image = style([whole, { willChange: 'transform' }]);
/** Only a jump is eased: fingers are followed at once. */
export const eased = style([image, { transition: `transform .2s ${ease}` }]);
export const enlarge = style([corner, { bottom: 'calc(16px + env(safe-area-inset-bottom))', right: 8 }]);
