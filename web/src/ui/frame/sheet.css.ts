import { style } from '@vanilla-extract/css';
import { dimGutter } from '../foundation/dim-gutter';
import { color, columnWidth, ease, layer, radius } from '../foundation/tokens.css';

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.sheet,
  background: color.dim,
  transition: `opacity .2s ${ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});
dimGutter(`${backdrop}:not([data-ending-style])`);
export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.sheet,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
});
export const popup = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: columnWidth,
  maxHeight: 'calc(100dvh - 40px)',
  background: color.bg,
  borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
  // In the dark, the edge alone says where it begins.
  boxShadow: `0 0 0 1px ${color.line}, 0 -8px 32px rgb(31 32 48 / .12)`,
  outline: 'none',
  transform: 'translateY(var(--drawer-swipe-movement-y, 0))',
  transition: `transform .25s ${ease}`,
  selectors: {
    '&[data-swiping]': { transition: 'none' },
    '&[data-starting-style], &[data-ending-style]': { transform: 'translateY(100%)' },
  },
});
export const grip = style({
  width: 40,
  height: 4,
  borderRadius: 2,
  background: color.grip,
  margin: '10px auto 6px',
  flex: 'none',
});
export const content = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '10px 16px calc(16px + env(safe-area-inset-bottom))',
});
