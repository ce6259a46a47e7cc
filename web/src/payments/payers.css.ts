import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';

export const list = style({ marginTop: 16 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 76,
  padding: '12px 0',
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${color.line}` } },
});
export const words = style({ flex: 1, minWidth: 0 });
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });
export const nickname = style({ fontSize: rem(16), lineHeight: rem(24), fontWeight: 700 });
export const me = style({
  padding: '0 8px',
  borderRadius: radius.pill,
  background: color.brand,
  color: color.onBrand,
  fontSize: rem(12),
  lineHeight: rem(20),
  fontWeight: 700,
});
export const share = style({ color: color.sub, fontVariantNumeric: 'tabular-nums' });
const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  minHeight: 32,
  padding: '0 12px 0 8px',
  borderRadius: radius.pill,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
});
export const mark = styleVariants({
  done: [pill, { background: color.greenBg, color: color.green }],
  calm: [pill, { background: color.greyBg, color: color.grey }],
  leader: [pill, { background: color.crownBg, color: color.crown }],
});
