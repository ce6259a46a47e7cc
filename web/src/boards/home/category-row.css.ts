import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color } from '../../ui/foundation/tokens.css';
import { hidden } from '../../ui/foundation/type.css';

export const row = style({
  display: 'flex',
  // Five side by side; large type wraps.
  flexWrap: 'wrap',
  gap: '12px 0',
  padding: '16px 8px 14px',
});
export const legend = hidden;
export const choice = style({
  flex: '1 0 20%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 6,
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: { '&[aria-pressed="true"]': { color: color.brandText, fontWeight: 700 } },
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  borderRadius: 18,
  background: color.tile,
  selectors: { '[aria-pressed="true"] &': { background: color.light, boxShadow: `inset 0 0 0 2px ${color.brand}` } },
});
