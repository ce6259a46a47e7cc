import { style } from '@vanilla-extract/css';
import { headline } from '../../ui/foundation/display.css';
import { rem } from '../../ui/foundation/rem';
import { stack } from '../../ui/foundation/stack';
import { color, radius, size } from '../../ui/foundation/tokens.css';

export const list = style({ ...stack(), padding: '16px 0 24px' });
export const body = style({
  ...stack(14),
  position: 'relative',
  marginTop: -24,
  padding: '20px 16px 24px',
  borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
  background: color.bg,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: 14 });
export const words = style({ minWidth: 0 });
export const name = style({ fontSize: rem(24), lineHeight: rem(32), fontWeight: 800, overflowWrap: 'anywhere' });
export const asked = style({ fontSize: rem(17), lineHeight: rem(24), fontWeight: 600 });
export const where = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const big = style([
  headline,
  { marginBottom: -10, color: color.brandText, fontSize: rem(28), lineHeight: rem(38) },
]);
export const number = style({ fontSize: rem(18), lineHeight: rem(34), fontWeight: 700 });
export const count = style([headline, { color: color.brandText, fontSize: rem(28) }]);
export const text = style({ color: color.sub, fontSize: rem(15), lineHeight: rem(22) });
export const lead = style({ fontSize: rem(16), lineHeight: rem(24) });
export const many = style({ color: color.brandText });
export const strong = style({ color: color.text });
export const facts = style({ ...stack(14), padding: 16, borderRadius: radius.card, background: color.pale });
export const fact = style({ display: 'flex', gap: 12, fontSize: rem(15), lineHeight: rem(22) });
export const icon = style({ flex: 'none', color: color.brandText });
export const small = style({ display: 'block', color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const step = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: 12,
  background: color.light,
  color: color.brandText,
  fontSize: rem(13),
  fontWeight: 700,
});
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '12px 14px',
  borderRadius: radius.card,
  background: color.pale,
  fontSize: rem(15),
  lineHeight: rem(22),
});
export const own = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '0 4px',
  color: color.sub,
  fontSize: rem(14),
});
export const foot = style({ ...stack(8), width: '100%' });
export const inIt = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  color: color.brandText,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 600,
});
export const ending = style([inIt, { color: color.redText }]);
export const ask = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 48,
  color: color.sub,
  fontSize: rem(16),
  fontWeight: 600,
});
export const mark = style({ display: 'grid', placeItems: 'center', width: size.target, height: size.target });
export const login = style({
  minHeight: size.target,
  padding: '0 14px',
  color: color.onHeader,
  fontSize: rem(16),
  fontWeight: 700,
});
