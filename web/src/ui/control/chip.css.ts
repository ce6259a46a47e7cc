import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, radius, shadow } from '../foundation/tokens.css';

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  borderRadius: radius.pill,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  whiteSpace: 'nowrap',
  flex: 'none',
  background: color.bg,
  color: color.sub,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  // The pill is small; its touch target is not.
  '::after': { content: '', position: 'absolute', inset: '-4px 0' },
  selectors: { '&:disabled': { opacity: 0.6 } },
});
export const height = styleVariants({
  header: { minHeight: 36, padding: '0 14px' },
  map: { minHeight: 44, padding: '0 14px', background: color.card, color: color.text, boxShadow: shadow.float },
  form: { minHeight: 44, padding: '0 16px' },
});
export const off = base;
/** One thing switched on. */
export const solid = style([base, { background: color.brand, color: color.onBrand, boxShadow: 'none' }]);
/** One of several chosen. */
export const tint = style([
  base,
  { background: color.light, color: color.brandText, boxShadow: `inset 0 0 0 1.5px ${color.brand}` },
]);
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  padding: '0 10px',
  borderRadius: radius.pill,
  background: color.light,
  color: color.brandText,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
});
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
