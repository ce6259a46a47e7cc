import { style } from '@vanilla-extract/css';
import { color, radius, shadow } from '../ui/tokens.css';

export const list = style({ display: 'grid', gap: 12, padding: '16px 16px 24px' });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px 12px',
  padding: '16px 16px 24px',
});
export const stages = style({
  display: 'flex',
  gap: 8,
  padding: '12px 16px 0',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const review = style({
  display: 'grid',
  gap: 8,
  padding: 16,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.cardEdge,
});
export const writer = style({ display: 'flex', alignItems: 'center', gap: 10 });
export const name = style({ fontWeight: 700 });
export const small = style({ color: color.faint, fontSize: 13, lineHeight: '18px' });
export const stars = style({ marginLeft: 'auto', color: color.text, fontWeight: 800, whiteSpace: 'nowrap' });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const notice = style({ padding: '20px 16px 32px', display: 'grid', gap: 16, whiteSpace: 'pre-line' });
export const licences = style({ fontSize: 13, lineHeight: '20px', color: color.sub, overflowWrap: 'anywhere' });
