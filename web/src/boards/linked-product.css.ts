import { style } from '@vanilla-extract/css';
import { color, radius, shadow } from '../ui/tokens.css';

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginTop: 12,
  padding: 12,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.cardEdge,
  color: color.sub,
});
export const words = style({ flex: 1, minWidth: 0, display: 'grid', color: color.text });
export const kind = style({ color: color.sub, fontSize: 13, lineHeight: '18px' });
export const price = style({ color: color.sub, fontSize: 14, lineHeight: '20px' });
