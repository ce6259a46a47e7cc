import { style } from '@vanilla-extract/css';
import { color } from '../ui/tokens.css';
import { amount, screenTitle } from '../ui/type.css';

/** In a low window the name and the price stay in view. */
export const picture = style({
  maxHeight: '60dvh',
  '@media': { '(max-height: 540px)': { maxHeight: '40dvh' } },
});
export const words = style({ padding: '20px 16px 16px', borderBottom: `8px solid ${color.pale}` });
export const shelf = style({ color: color.sub, fontSize: 13, lineHeight: '18px' });
export const name = style([screenTitle, { marginTop: 4 }]);
export const price = style([amount, { marginTop: 4 }]);
