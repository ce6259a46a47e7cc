import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginTop: 12 });
export const pictures = style({ display: 'flex', gap: 8, overflowX: 'auto', maxWidth: '100%' });
export const picture = style({ position: 'relative', flex: 'none', display: 'block', borderRadius: radius.picture });
export const grow = style({
  position: 'absolute',
  right: 6,
  bottom: 6,
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  background: 'rgb(20 18 38 / .72)',
  color: '#fff',
});
export const sums = style({ flex: '1 1 130px', minWidth: 0, fontSize: rem(14), lineHeight: rem(20) });
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 8px',
  padding: '4px 0',
  color: color.sub,
  fontVariantNumeric: 'tabular-nums',
});
export const strong = style({ color: color.text, fontWeight: 700 });
export const saved = style([
  sum,
  { paddingTop: 8, borderTop: `1px solid ${color.line}`, color: color.green, fontWeight: 700 },
]);
export const note = style({
  marginTop: 8,
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  overflowWrap: 'anywhere',
});
export const own = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 12,
  padding: '10px 14px',
  borderRadius: radius.small,
  background: color.greenBg,
  color: color.green,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
});
export const amount = style({ marginLeft: 'auto', fontSize: rem(17), lineHeight: rem(24), fontWeight: 800 });
