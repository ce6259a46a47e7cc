import { style } from '@vanilla-extract/css';
import { color } from '../foundation/tokens.css';

/** A checkbox, in the words beside it. */
export const tickBox = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  margin: 0,
  borderRadius: 8,
  border: `1.5px solid ${color.sub}`,
  background: color.card,
  cursor: 'pointer',
  selectors: {
    '&:checked': { borderColor: color.brand, background: color.brand },
    '&:checked::before': {
      content: '',
      width: 6,
      height: 11,
      marginTop: -3,
      border: `solid ${color.onBrand}`,
      borderWidth: '0 2.5px 2.5px 0',
      transform: 'rotate(45deg)',
    },
  },
});
