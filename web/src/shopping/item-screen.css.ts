import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius } from '../ui/foundation/tokens.css';
import { amount, screenTitle } from '../ui/foundation/type.css';

/** It fills the round corners of the header. In a low window the name, the price and what follows them stay in view. */
export const picture = style({
  marginTop: -radius.hero,
  maxHeight: '40dvh',
  '@media': { '(max-height: 540px)': { maxHeight: '40dvh' } },
});
export const words = style({ padding: '20px 16px 16px', borderBottom: `8px solid ${color.pale}` });
export const shelf = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const name = style([screenTitle, { marginTop: 4 }]);
export const price = style([amount, { marginTop: 4 }]);
export const unit = style({ marginLeft: 8, color: color.sub, fontSize: rem(14), lineHeight: rem(20), fontWeight: 500 });
export const shared = style({ color: color.brandText, fontSize: rem(15), lineHeight: rem(22), fontWeight: 600 });
export const waitingPicture = style([picture, { overflow: 'hidden' }]);
export const waitingWords = style([words, stack(10)]);
