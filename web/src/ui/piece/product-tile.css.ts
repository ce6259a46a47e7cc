import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, ease } from '../foundation/tokens.css';
import { cardPrice } from '../foundation/type.css';

const base = style({ position: 'relative', minWidth: 0 });
export const tile = styleVariants({ row: [base, { width: 132 }], grid: [base] });
export const link = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  transition: `transform .15s ${ease}`,
  ':active': { transform: 'scale(.98)' },
});
/** As large as the picture, which is a square; only the heart in it can be pressed. */
export const corner = style({
  position: 'absolute',
  inset: '0 0 auto',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  aspectRatio: '1',
  padding: 2,
  pointerEvents: 'none',
});
globalStyle(`${corner} > button`, { pointerEvents: 'auto' });
export const name = style({ marginTop: 8, fontSize: rem(15), lineHeight: rem(20), fontWeight: 500 });
export const price = style([cardPrice, { marginTop: 2 }]);
export const shared = style({ color: color.brandText, fontSize: rem(13), lineHeight: rem(18), fontWeight: 600 });
