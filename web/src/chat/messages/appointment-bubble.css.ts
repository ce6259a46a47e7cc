import { style } from '@vanilla-extract/css';
import { headline } from '../../ui/foundation/display.css';
import { rem } from '../../ui/foundation/rem';
import { color, radius, size } from '../../ui/foundation/tokens.css';

export const when = style({ display: 'flex', alignItems: 'center', gap: 14, margin: '12px 0 14px' });
export const leaf = style({
  flex: 'none',
  overflow: 'hidden',
  width: 64,
  borderRadius: 16,
  background: color.pale,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  textAlign: 'center',
});
export const month = style({
  display: 'block',
  background: color.brand,
  color: color.onBrand,
  fontSize: rem(12),
  lineHeight: rem(22),
  fontWeight: 700,
});
export const day = style([headline, { display: 'block', fontSize: rem(28), lineHeight: rem(42) }]);
export const weekday = style({ fontSize: rem(14), lineHeight: rem(20), fontWeight: 600, color: color.sub });
export const hours = style([headline, { fontSize: rem(24), lineHeight: rem(32), wordBreak: 'keep-all' }]);
export const line = style({
  display: 'flex',
  gap: 8,
  marginTop: 6,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.sub,
  overflowWrap: 'anywhere',
});
export const place = style([line, { fontSize: rem(15), lineHeight: rem(22), fontWeight: 700, color: color.text }]);
export const icon = style({ flex: 'none', marginTop: 1 });
export const pin = style([icon, { color: color.brandText }]);
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: 8,
  marginTop: 14,
});
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: size.target,
  padding: '4px 8px',
  borderRadius: radius.small,
  background: color.light,
  color: color.brandText,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 700,
});
