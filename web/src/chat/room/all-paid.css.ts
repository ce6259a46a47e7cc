import { keyframes, style } from '@vanilla-extract/css';

const falling = keyframes({
  from: { opacity: 0, transform: 'translateY(-60%)' },
  '20%': { opacity: 1 },
  '70%': { opacity: 1 },
  to: { opacity: 0, transform: 'translateY(40%)' },
});
/** Over the talk, and never in the way of a finger. */
export const sky = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });
export const fall = style({ width: '100%', animation: `${falling} 2.4s ease-in both` });
