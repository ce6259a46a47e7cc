import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { calm, color, font } from '../ui/foundation/tokens.css';

/** Below this height the picture needs the room of the line under the name. */
export const lowWindow = 'screen and (max-height: 719px)';
/** The size of the name; what it takes of the sky is counted in it, too. */
export const nameSize = 'clamp(2.5rem, 13dvh - 2.625rem, 4.25rem)';

/** Over the slides, which move under it. */
export const sky = style({
  position: 'absolute',
  inset: '0 0 auto',
  zIndex: 1,
  height: '34dvh',
  pointerEvents: 'none',
});
export const weather = style({ position: 'absolute', inset: 0, overflow: 'hidden' });

const drift = keyframes({ from: { transform: 'translateX(-6px)' }, to: { transform: 'translateX(8px)' } });
const twinkle = keyframes({ '50%': { transform: 'scale(.6)', opacity: 0.35 } });
const sway = keyframes({ from: { transform: 'rotate(-5deg)' }, to: { transform: 'rotate(6deg)' } });
const still = { '@media': { [calm]: { animation: 'none' } } };

const aCloud = style({ position: 'absolute', fill: color.skyLow, opacity: 0.8, ...still });
export const cloud = styleVariants(
  {
    near: { left: '4%', top: '53%', width: 70, animation: `${drift} 9s ease-in-out infinite alternate` },
    far: { right: '4%', top: '40%', width: 78, animation: `${drift} 12s ease-in-out infinite alternate-reverse` },
    // Over the roof of the tallest house; in a low window the house stands where it would be.
    small: { right: '5%', top: '78%', width: 40, animation: `${drift} 7s ease-in-out infinite alternate` },
  },
  (at, which) => [aCloud, at, which === 'small' ? { '@media': { [lowWindow]: { display: 'none' } } } : {}],
);
const aSparkle = style({ position: 'absolute', width: 20, fill: color.star, ...still });
export const sparkle = styleVariants(
  {
    left: { left: '15%', top: '78%', animation: `${twinkle} 3.2s ease-in-out infinite` },
    right: { right: '29%', top: '70%', animation: `${twinkle} 4.1s ease-in-out infinite` },
  },
  (at) => [aSparkle, at],
);

export const name = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  paddingTop: `calc(max(10px, 2.4dvh) + ${nameSize} * .62)`,
  fontSize: nameSize,
  textAlign: 'center',
});
export const thread = style({
  position: 'absolute',
  left: 'calc(50% - .62em)',
  // Its foot stands on the first letter, not in it.
  bottom: 'calc(100% - max(10px, 2.4dvh) - .8em)',
  width: '.92em',
  fill: 'none',
  stroke: '#e0638c',
  strokeWidth: 9,
  strokeLinecap: 'round',
  transformOrigin: '18% 96%',
  animation: `${sway} 3.6s ease-in-out infinite alternate`,
  ...still,
});
export const word = style({ fontFamily: font.display, fontSize: '1em', lineHeight: 1.08, color: color.brandText });
export const tagline = style({
  marginTop: 8,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 600,
  color: color.text,
  '@media': { [lowWindow]: { display: 'none' } },
});
