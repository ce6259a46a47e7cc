import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
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
export const kind = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const price = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
