import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, radius } from '../foundation/tokens.css';
import { pillTones } from './pill-tones';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 20,
  padding: '1px 8px',
  borderRadius: radius.pill,
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: 700,
  whiteSpace: 'nowrap',
});
export const tone = styleVariants({
  brand: [base, pillTones.brand],
  red: [base, pillTones.red],
  grey: [base, pillTones.grey],
  green: [base, pillTones.green],
  gold: [base, { background: color.goldBg, color: color.gold }],
  blue: [base, { background: color.blueBg, color: color.blue }],
  line: [base, { boxShadow: `inset 0 0 0 1px ${color.grip}`, color: color.sub }],
});
