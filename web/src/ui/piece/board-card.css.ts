import { globalStyle, style } from '@vanilla-extract/css';
import { cardBox } from '../foundation/card-box';
import { rem } from '../foundation/rem';
import { cardPicture, color, ease } from '../foundation/tokens.css';
import { cardPrice, cardTitle, oneLine } from '../foundation/type.css';
import { more } from './seats.css';

export const card = style({
  ...cardBox,
  transition: `transform .15s ${ease}`,
  ':active': { transform: 'scale(.99)' },
});
/** Grey, and its words still readable. */
export const over = style([
  card,
  { background: color.canvas, boxShadow: `inset 0 0 0 1px ${color.line}`, color: color.faint },
]);
export const picture = style({ width: `${cardPicture} !important`, height: `${cardPicture} !important` });
export const content = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const title = style([cardTitle, { marginTop: 6 }]);
export const price = style([
  cardPrice,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 6, marginTop: 1 },
]);
export const total = style({ fontSize: rem(13), lineHeight: rem(18), fontWeight: 500, color: color.sub });
/** Closer to its words than facts are to one another. */
export const pin = style({ flex: 'none', marginRight: -6 });
export const feet = style([pin, { color: color.brandText }]);
export const seats = style({ marginTop: 6, containerType: 'inline-size' });
/** Where it is tight, the count alone says how many more. */
globalStyle(`${over} ${picture}, ${over} ${seats} img`, { filter: 'grayscale(1)', opacity: 0.55 });
globalStyle(`${over} b, ${over} ${feet}`, { color: 'inherit' });
globalStyle(`${seats} .${more}`, { '@container': { '(max-width: 176px)': { display: 'none' } } });
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 10,
  overflowX: 'clip',
  marginTop: 'auto',
  paddingTop: 6,
  color: color.faint,
  fontSize: rem(13),
  lineHeight: rem(18),
  whiteSpace: 'nowrap',
});
export const place = style([oneLine, { minWidth: 0 }]);
export const metres = style({ color: color.brandText, fontWeight: 700 });
export const fact = style({ position: 'relative', whiteSpace: 'nowrap' });
/** In the gap before its fact; at the start of a line it falls outside and is clipped. */
export const dot = style({ position: 'absolute', right: '100%', width: 10, textAlign: 'center' });
