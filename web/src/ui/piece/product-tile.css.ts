import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { ease } from '../foundation/tokens.css';
import { cardPrice } from '../foundation/type.css';

const base = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  transition: `transform .15s ${ease}`,
  ':active': { transform: 'scale(.98)' },
});
export const tile = styleVariants({ row: [base, { width: 132 }], grid: [base] });
export const name = style({ marginTop: 8, fontSize: rem(15), lineHeight: rem(20), fontWeight: 500 });
export const price = style([cardPrice, { marginTop: 2 }]);
