import { style } from '@vanilla-extract/css';
import { headline } from '../ui/foundation/display.css';
import { rem } from '../ui/foundation/rem';
import { color, radius, shadow } from '../ui/foundation/tokens.css';

export const card = style({
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.cardEdge,
});
export const top = style({ position: 'relative', height: 116, background: color.tile });
export const map = style({ height: 116 });
export const near = style({
  position: 'absolute',
  left: 12,
  top: 12,
  padding: '4px 10px',
  borderRadius: radius.pill,
  background: color.card,
  color: color.brandText,
  boxShadow: shadow.float,
  fontSize: rem(13),
  lineHeight: rem(20),
  fontWeight: 700,
});
export const body = style({ padding: 16 });
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: 8 });
export const when = style({ flex: 1, minWidth: 0 });
export const day = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20), fontWeight: 600 });
export const hours = style([headline, { fontSize: rem(26), lineHeight: rem(34), wordBreak: 'keep-all' }]);
export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  minHeight: 44,
  margin: '-8px -8px 0 0',
  padding: '0 8px',
  color: color.brandText,
  fontSize: rem(14),
  fontWeight: 700,
});
export const line = style({
  display: 'flex',
  gap: 8,
  marginTop: 6,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.sub,
  overflowWrap: 'anywhere',
});
export const place = style([line, { fontSize: rem(15), lineHeight: rem(22), fontWeight: 600, color: color.text }]);
export const icon = style({ flex: 'none', marginTop: 1 });
export const pin = style([icon, { color: color.brandText }]);
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
  gap: 8,
  marginTop: 16,
});
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 48,
  padding: '4px 8px',
  borderRadius: radius.small,
  background: color.light,
  color: color.brandText,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 700,
});
