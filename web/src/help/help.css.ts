import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius, shadow } from '../ui/foundation/tokens.css';

export const page = style({ ...stack(12), padding: '20px 16px 32px' });
export const heading = style({ fontSize: rem(17), lineHeight: rem(24), fontWeight: 700 });
export const card = style({ borderRadius: radius.card, background: color.card, boxShadow: shadow.cardEdge });
export const entry = style({ selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } });
export const question = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '12px 16px',
  cursor: 'pointer',
  listStyle: 'none',
  fontSize: rem(16),
  lineHeight: rem(22),
  fontWeight: 600,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const arrow = style({ flex: 'none', marginLeft: 'auto', color: color.faint });
globalStyle(`details[open] ${arrow}`, { transform: 'rotate(180deg)' });
export const answer = style({ padding: '0 16px 16px', color: color.sub, fontSize: rem(15), lineHeight: rem(24) });
export const own = style({ ...stack(6), padding: 16 });
export const meta = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const asked = style({
  fontSize: rem(16),
  lineHeight: rem(24),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const answered = style([
  asked,
  { padding: 12, borderRadius: radius.small, background: color.light, fontSize: rem(15), lineHeight: rem(22) },
]);
export const form = style({ ...stack(16) });
export const kinds = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const term = style({ padding: '14px 16px 0', fontWeight: 700, wordBreak: 'keep-all' });
