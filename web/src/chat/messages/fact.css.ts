import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, ease, radius, size } from '../../ui/foundation/tokens.css';

export const fact = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  marginTop: 12,
  padding: '8px 12px',
  borderRadius: radius.small,
  background: color.pale,
});
export const factLabel = style({ flex: 'none', fontSize: rem(14), lineHeight: rem(20), color: color.sub });
export const amount = style({
  fontSize: rem(17),
  lineHeight: rem(24),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  whiteSpace: 'nowrap',
});
export const paid = style([amount, { fontSize: rem(14), lineHeight: rem(20), fontWeight: 700 }]);
export const meter = style({
  flexBasis: '100%',
  height: 8,
  margin: '8px 0 4px',
  borderRadius: radius.pill,
  background: color.mid,
  overflow: 'hidden',
});
export const meterFill = style({
  height: '100%',
  background: color.brand,
  transformOrigin: 'left',
  transition: `transform .25s ${ease}`,
});
/** On a line of its own; balanced, so that a house number is neither left alone nor cut at its hyphen. */
export const place = style({
  flexBasis: '100%',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  textWrap: 'balance',
});
export const note = style([
  place,
  { fontSize: rem(16), lineHeight: rem(22), fontWeight: 700, overflowWrap: 'anywhere' },
]);
/** As high as its buttons before they are there. */
export const finding = style({ flexBasis: '100%', minHeight: size.target, margin: '8px 0 4px' });
/** Both beside each other in a bubble, too. */
globalStyle(`${finding} button`, { padding: '0 8px', fontSize: rem(14) });
export const action = style({ display: 'grid', marginTop: 12, selectors: { [`${fact} + &`]: { marginTop: 8 } } });
