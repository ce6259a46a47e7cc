import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius } from '../ui/foundation/tokens.css';

export const page = style({ ...stack(12), padding: '16px 16px 32px' });
export const heading = style({
  padding: '0 4px',
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '8px 16px',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const words = style({ ...stack(2), flex: 1, minWidth: 0 });
export const name = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 600 });
export const meta = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const here = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  padding: '6px 12px',
  borderRadius: radius.pill,
  background: color.greenBg,
  color: color.green,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
});
export const action = style({
  flex: 'none',
  minHeight: 44,
  padding: '0 14px',
  borderRadius: radius.small,
  background: color.greyBg,
  color: color.grey,
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 600,
});
