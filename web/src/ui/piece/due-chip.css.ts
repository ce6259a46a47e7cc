import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, radius } from '../foundation/tokens.css';

const base = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 28,
  padding: '0 10px 0 8px',
  borderRadius: radius.pill,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 700,
  whiteSpace: 'nowrap',
});
export const tone = styleVariants({
  red: [base, { background: color.redBg, color: color.redText }],
  brand: [base, { background: color.light, color: color.brandText }],
  green: [base, { background: color.greenBg, color: color.green }],
  gold: [base, { background: color.goldBg, color: color.gold }],
});
