import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, radius } from '../foundation/tokens.css';
import { pillTones } from './pill-tones';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 24,
  padding: '2px 8px 2px 6px',
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
  gold: [base, { background: color.crownBg, color: color.crown }],
});
export const dDay = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  padding: '2px 8px',
  borderRadius: radius.pill,
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: 700,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: color.sub,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
});
