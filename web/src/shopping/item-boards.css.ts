import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius, shadow } from '../ui/foundation/tokens.css';
import { cardTitle, oneLine } from '../ui/foundation/type.css';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '20px 16px 32px',
});
export const count = style({ color: color.brandText });
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: 14,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.cardEdge,
});
export const summary = style({ flex: 1, minWidth: 0, display: 'grid', gap: 2 });
export const who = style({ display: 'flex', alignItems: 'center', gap: 8, fontSize: rem(14) });
export const title = style([cardTitle, { marginTop: 6 }]);
export const facts = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const share = style({ color: color.brandText });
export const place = style([oneLine, { color: color.faint, fontSize: rem(13), lineHeight: rem(18) }]);
export const join = style({ flex: 'none', display: 'grid', gap: 6, width: 84, textAlign: 'center' });
const time = style({ fontSize: rem(14), lineHeight: rem(20), fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const clock = styleVariants({
  hot: [time, { color: color.redText }],
  calm: [time, { color: color.sub }],
});
export const nobody = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: 12,
  borderRadius: radius.hero,
  background: color.pale,
});
export const invitation = style({ color: color.sub, fontSize: rem(15), lineHeight: rem(22), whiteSpace: 'pre-line' });
