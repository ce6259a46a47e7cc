import { keyframes, style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, ease } from '../foundation/tokens.css';

export const button = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 52,
  minHeight: 52,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 700,
  color: color.sub,
  fontVariantNumeric: 'tabular-nums',
});
export const on = style({ color: '#f4574a', fill: '#f4574a' });

const beat = keyframes({ '0%': { transform: 'scale(.6)' }, '55%': { transform: 'scale(1.22)' } });
const fly = keyframes({ from: { opacity: 1, transform: 'scale(.5)' } });
/** One beat, and a ring of dots that flies apart. */
export const burst = style({
  position: 'relative',
  animation: `${beat} .36s ${ease}`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: -9,
    borderRadius: '50%',
    border: '3px dotted #f4574a',
    opacity: 0,
    transform: 'scale(1.1)',
    animation: `${fly} .5s ${ease}`,
    pointerEvents: 'none',
  },
});
