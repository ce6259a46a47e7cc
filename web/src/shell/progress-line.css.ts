import { keyframes, style } from '@vanilla-extract/css';
import { color, layer } from '../ui/foundation/tokens.css';

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } });

/** Delayed: most screens are loaded before a progress line is of use. */
export const line = style({
  position: 'fixed',
  top: 0,
  left: 0,
  right: 0,
  zIndex: layer.toast,
  height: 3,
  background: color.star,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  animation: `${grow} 6s cubic-bezier(.1,.8,.2,1) .3s forwards`,
});
