import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';

const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  flex: 'none',
  minHeight: 32,
  padding: '0 12px 0 9px',
  borderRadius: radius.pill,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
export const mark = styleVariants({
  ok: [pill, { background: color.greenBg, color: color.green }],
  mine: [pill, { background: color.light, color: color.brandText }],
  calm: [pill, { background: color.greyBg, color: color.grey }],
  warn: [pill, { background: color.redBg, color: color.redText }],
  look: [pill, { background: color.goldBg, color: color.gold }],
});
