import { style } from '@vanilla-extract/css';
import { voice } from '../../ui/foundation/display.css';
import { rem } from '../../ui/foundation/rem';
import { color, radius, shadow } from '../../ui/foundation/tokens.css';
import { cardTitle, oneLine } from '../../ui/foundation/type.css';

export const band = style({ background: color.pale, padding: '14px 0 16px' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 8,
  padding: '0 16px',
  marginBottom: 10,
});
export const title = style([voice, { whiteSpace: 'nowrap' }]);
export const whose = style({ marginLeft: 'auto', color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const strip = style({
  position: 'relative',
  display: 'flex',
  gap: 10,
  margin: '-4px 0 -8px',
  padding: '4px 16px 8px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 16,
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});
export const item = style({ flex: 'none', scrollSnapAlign: 'start' });
export const card = style({
  flex: 'none',
  display: 'flex',
  gap: 12,
  width: 284,
  height: '100%',
  padding: 10,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
});
/** The reason, two lines of a name, how much of it, the price, and seats: a card that is awaited is as high, so what is below stays. */
const TALLEST = `calc(${rem(18 + 4 * 20)} + 30px)`;
export const content = style({ flex: 1, minWidth: 0, minHeight: TALLEST, display: 'flex', flexDirection: 'column' });
export const lines = style({ flex: 1, minHeight: TALLEST, display: 'grid', gap: 10, alignContent: 'center' });
export const reason = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  color: color.brandText,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
});
export const words = style([oneLine, { minWidth: 0 }]);
export const name = style([cardTitle, { marginTop: 2 }]);
export const price = style({ fontSize: rem(15), lineHeight: rem(20), fontWeight: 800 });
export const seats = style({ display: 'flex', alignItems: 'center', gap: 6, marginTop: 'auto', paddingTop: 4 });
export const metres = style({
  flex: 'none',
  marginLeft: 'auto',
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
});
