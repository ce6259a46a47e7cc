import { style, styleVariants } from '@vanilla-extract/css';
import { color, shadow } from '../foundation/tokens.css';

const base = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  flex: 'none',
});

export const kind = styleVariants({
  plain: [base, { color: 'inherit' }],
  disc: [base, { background: color.card, color: color.text, boxShadow: shadow.float }],
  brand: [
    base,
    {
      background: color.brand,
      color: color.onBrand,
      selectors: { '&:disabled': { background: color.greyBg, color: color.grey } },
    },
  ],
});
