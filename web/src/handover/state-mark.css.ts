import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';
import { pillTones } from '../ui/piece/pill-tones';

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
  ok: [pill, pillTones.green],
  mine: [pill, pillTones.brand],
  calm: [pill, pillTones.grey],
  warn: [pill, pillTones.red],
  look: [pill, { background: color.goldBg, color: color.gold }],
});
