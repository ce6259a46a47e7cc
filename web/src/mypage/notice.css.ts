import { style } from '@vanilla-extract/css';
import { color, radius, shadow } from '../ui/tokens.css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '16px 16px 32px',
});
export const card = style({
  display: 'grid',
  gap: 12,
  padding: 16,
  minWidth: 0,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
});
export const sources = style({ display: 'grid', gap: 10, color: color.sub, fontSize: 14, lineHeight: '21px' });
export const licences = style({ display: 'grid' });
export const entry = style({ selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } });
export const head = style({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 48, listStyle: 'none' });
export const name = style({ flex: 1, fontWeight: 600 });
export const terms = style({ color: color.sub, fontSize: 13, lineHeight: '18px' });
export const text = style({
  padding: '0 0 16px',
  color: color.sub,
  fontSize: 13,
  lineHeight: '19px',
  whiteSpace: 'pre-line',
});
