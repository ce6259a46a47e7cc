import { style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, ease } from '../foundation/tokens.css';

export const list = style({ isolation: 'isolate', display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' });
export const step = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 6,
  // Five words of up to four letters side by side, however large the type.
  fontSize: `min(${rem(12)}, 4.2vw)`,
  lineHeight: 1.5,
  color: color.sub,
  textAlign: 'center',
  // The line to the step before.
  selectors: {
    '&:not(:first-child)::before': {
      content: '',
      position: 'absolute',
      top: 10,
      left: '-50%',
      width: '100%',
      height: 3,
      // Reached, it is drawn from the step before, and then the disc lights up.
      background: `linear-gradient(${color.brand}, ${color.brand}) no-repeat 0 0 / 0 100% ${color.starOff}`,
      transition: `background-size .5s ${ease}`,
    },
    '&[data-reached]:not(:first-child)::before': { backgroundSize: '100% 100%' },
    '&[aria-current="step"]': { color: color.brandText, fontWeight: 700 },
  },
});
export const disc = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  borderRadius: '50%',
  background: color.starOff,
  color: color.onBrand,
  transition: `background .2s ${ease} .35s, box-shadow .3s ${ease} .35s`,
  selectors: {
    '[data-reached] > &': { background: color.brand },
    '[aria-current="step"] > &': {
      background: color.brand,
      boxShadow: `0 0 0 4px ${color.light}, inset 0 0 0 4px ${color.brand}, inset 0 0 0 8px ${color.onBrand}`,
    },
  },
});
