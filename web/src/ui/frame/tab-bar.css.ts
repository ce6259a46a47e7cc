import { style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, size } from '../foundation/tokens.css';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  minHeight: size.tabBar,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: color.pale,
  boxShadow: `0 -1px 0 ${color.line}`,
});
export const tab = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  // Four words side by side, however large the type.
  fontSize: `min(${rem(12)}, 4.6vw)`,
  lineHeight: 4 / 3,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: color.faint,
  selectors: {
    '&[aria-current="page"]': { color: color.brandText, fontWeight: 700 },
    '&:focus-visible': { outlineOffset: -4, borderRadius: 12 },
  },
});
export const icon = style({
  selectors: { '[aria-current="page"] > &': { fill: `color-mix(in srgb, ${color.brandText} 22%, transparent)` } },
});
export const count = style({
  position: 'absolute',
  top: 8,
  left: 'calc(50% + 4px)',
  minWidth: rem(18),
  padding: '0 5px',
  borderRadius: rem(9),
  background: color.count,
  color: color.onCount,
  fontSize: rem(12),
  lineHeight: rem(18),
  fontWeight: 700,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  boxShadow: `0 0 0 2px ${color.pale}`,
});
