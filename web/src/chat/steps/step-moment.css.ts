import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius, shadow } from '../../ui/foundation/tokens.css';
import { cardPrice } from '../../ui/foundation/type.css';

export const card = style({
  padding: 16,
  borderRadius: radius.hero,
  background: color.card,
  boxShadow: shadow.cardEdge,
  textAlign: 'left',
});
export const product = style({ display: 'flex', alignItems: 'center', gap: 12 });
export const words = style({ flex: 1, minWidth: 0 });
export const title = style({ fontWeight: 700 });
export const small = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const own = style({ flex: 'none', textAlign: 'right' });
export const amount = style([cardPrice]);
export const people = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 12px',
  marginTop: 14,
  paddingTop: 14,
  borderTop: `1px solid ${color.line}`,
});
export const faces = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const face = style({ position: 'relative', display: 'flex' });
export const tick = style({
  position: 'absolute',
  right: -4,
  bottom: -2,
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  borderRadius: '50%',
  background: color.green,
  color: color.card,
  boxShadow: `0 0 0 2px ${color.card}`,
});
export const wrong = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  textAlign: 'center',
});
export const count = style({ color: color.green, fontWeight: 700 });
