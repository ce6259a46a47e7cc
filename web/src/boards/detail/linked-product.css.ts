import { style } from '@vanilla-extract/css';
import { stack } from '../../ui/foundation/stack';
import { color, radius, shadow } from '../../ui/foundation/tokens.css';

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
export const words = style({ ...stack(), flex: 1, minWidth: 0, color: color.text });
export const kind = style({ color: color.sub, fontSize: 13, lineHeight: '18px' });
export const price = style({ color: color.sub, fontSize: 14, lineHeight: '20px' });
