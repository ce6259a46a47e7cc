import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { stack } from '../../ui/foundation/stack';
import { color, radius } from '../../ui/foundation/tokens.css';

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
export const name = style({ fontSize: rem(24), lineHeight: rem(32), fontWeight: 800, overflowWrap: 'anywhere' });
export const where = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const number = style({ fontSize: rem(18), lineHeight: rem(34), fontWeight: 700 });
export const many = style({ color: color.brandText, fontSize: rem(28) });
export const facts = style({ ...stack(14), padding: 16, borderRadius: radius.card, background: color.pale });
export const fact = style({ display: 'flex', gap: 12, fontSize: rem(15), lineHeight: rem(22) });
export const icon = style({ flex: 'none', color: color.brandText });
export const small = style({ display: 'block', color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const own = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
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
  fontWeight: 600,
});
export const ending = style([inIt, { color: color.redText }]);
