import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, ease, radius } from '../ui/foundation/tokens.css';

export const track = style({
  position: 'relative',
  flex: 'none',
  width: 72,
  height: 36,
  marginRight: 6,
  borderRadius: radius.pill,
  background: color.greyBg,
  color: color.grey,
  transition: `background-color .2s ${ease}`,
  selectors: {
    '&[aria-checked="true"]': { background: color.brand, color: '#fff' },
    '&::after': { content: '', position: 'absolute', inset: '-4px 0' },
  },
});
export const word = style({
  position: 'absolute',
  // Part of the switch, which does not grow.
  top: 7,
  right: 12,
  fontSize: `min(${rem(15)}, 4.2vw)`,
  lineHeight: 1.47,
  fontWeight: 800,
  selectors: { '[aria-checked="true"] &': { right: 'auto', left: 12 } },
});
export const knob = style({
  position: 'absolute',
  top: 2,
  left: 2,
  display: 'grid',
  borderRadius: '50%',
  filter: 'grayscale(1)',
  transition: `transform .2s ${ease}, filter .2s ${ease}`,
  selectors: { '[aria-checked="true"] &': { transform: 'translateX(36px)', filter: 'none' } },
});
