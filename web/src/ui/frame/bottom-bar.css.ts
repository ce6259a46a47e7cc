import { style } from '@vanilla-extract/css';
import { color, ease, shadow } from '../foundation/tokens.css';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 16px calc(16px + env(safe-area-inset-bottom))',
  background: color.bg,
  boxShadow: `0 -1px 0 ${color.line}`,
});
/** Zero height, so that it floats over the list without taking space. */
export const floor = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'flex-end',
  height: 0,
  paddingRight: 16,
  pointerEvents: 'none',
  // Above the offline bar, not over it.
  selectors: { '[data-offline] + &': { transform: 'translateY(-34px)' } },
});
export const write = style({
  marginBottom: 16,
  pointerEvents: 'auto',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  background: color.brand,
  color: color.onBrand,
  boxShadow: shadow.write,
  transition: `transform .2s ${ease}, opacity .2s ${ease}`,
  selectors: {
    '&[data-away]:not(:focus-visible)': { transform: 'translateY(24px) scale(.8)', opacity: 0, pointerEvents: 'none' },
  },
});
