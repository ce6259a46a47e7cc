import { keyframes, style } from '@vanilla-extract/css';
import { color, radius, shadow } from '../ui/tokens.css';
import { cardPrice, clampTwo } from '../ui/type.css';

const words = { fontSize: 16, lineHeight: '24px', whiteSpace: 'pre-line', padding: '12px 16px' } as const;

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
export const side = style({ flex: 1, minWidth: 0, display: 'grid', gap: 10, justifyItems: 'start' });
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
export const products = style({
  position: 'relative',
  display: 'flex',
  gap: 8,
  maxWidth: 'calc(100% + 16px)',
  marginRight: -16,
  padding: '1px 16px 4px 0',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const item = style({ flex: 'none' });
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  width: 132,
  height: '100%',
  padding: 8,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.cardEdge,
});
export const name = style([clampTwo, { marginTop: 8, fontSize: 14, lineHeight: '18px', fontWeight: 600 }]);
export const price = style([cardPrice, { marginTop: 'auto', paddingTop: 4, color: color.brandText, fontSize: 15 }]);
