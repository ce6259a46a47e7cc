import { styleVariants } from '@vanilla-extract/css';
import { color, shadow } from '../foundation/tokens.css';

export const step = styleVariants({ small: [44, 10], large: [48, 11] } as const, ([size, borderRadius]) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size,
  height: size,
  borderRadius,
  background: color.card,
  color: color.brandText,
  boxShadow: shadow.card,
  selectors: { '&[aria-disabled=true]': { color: color.faint, opacity: 0.6, cursor: 'default' } },
}));
