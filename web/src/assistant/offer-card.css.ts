import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius, shadow } from '../ui/foundation/tokens.css';
import { cardPrice, clampTwo } from '../ui/foundation/type.css';

export const card = style({
  display: 'flex',
  gap: 12,
  padding: 10,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.cardEdge,
});
export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, gap: 4 });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const name = style([clampTwo, { fontSize: rem(15), lineHeight: rem(20), fontWeight: 600 }]);
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 8px',
  marginTop: 'auto',
});
export const price = style([cardPrice, { color: color.brandText, fontSize: rem(16), whiteSpace: 'nowrap' }]);
export const aside = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontVariantNumeric: 'tabular-nums',
});
