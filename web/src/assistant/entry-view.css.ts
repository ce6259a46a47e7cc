import { keyframes, style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color } from '../ui/foundation/tokens.css';

const words = { fontSize: rem(16), lineHeight: rem(24), whiteSpace: 'pre-line', padding: '12px 16px' } as const;

export const mine = style({
  ...words,
  alignSelf: 'flex-end',
  maxWidth: '82%',
  borderRadius: '16px 4px 16px 16px',
  background: color.mid,
  color: color.text,
});
export const turn = style({ display: 'flex', gap: 6, minWidth: 0 });
export const face = style({ flex: 'none', marginLeft: -6 });
export const side = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  justifyItems: 'start',
});
export const bubble = style({
  ...words,
  maxWidth: '100%',
  borderRadius: '4px 16px 16px 16px',
  background: color.card,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
});
const blink = keyframes({ '0%, 100%': { opacity: 0.25 }, '40%': { opacity: 1 } });
export const dots = style({ display: 'inline-flex', gap: 5, marginLeft: 10 });
export const dot = style({
  width: 7,
  height: 7,
  borderRadius: 4,
  background: color.brandText,
  animation: `${blink} 1.2s infinite`,
  selectors: { '&:nth-child(2)': { animationDelay: '.2s' }, '&:nth-child(3)': { animationDelay: '.4s' } },
});
export const retry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  marginBottom: -8,
  color: color.brandText,
  fontWeight: 700,
});
/** The exclusions, above the answer's text. */
export const leftOut = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  margin: '0 0 8px -2px',
  padding: '4px 12px 4px 10px',
  borderRadius: 16,
  background: color.greenBg,
  color: color.green,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
});
