import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius, shadow } from '../ui/foundation/tokens.css';

const padding = '16px 16px 24px';
/** Entries below each other, or in two columns. */
export const look = styleVariants({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, padding },
  grid: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '20px 12px', padding },
});
/** Padding around the skeleton of a list. */
export const waiting = style({ padding });
export const shapes = style(stack(12));
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
export const small = style({ color: color.faint, fontSize: rem(13), lineHeight: rem(18) });
export const below = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  margin: '-8px -10px -10px 0',
  color: color.sub,
});
export const stars = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginLeft: 'auto',
  fontWeight: 800,
  whiteSpace: 'nowrap',
});
export const star = style({ color: color.star, fill: color.star });
/** Why a review moves nothing. */
export const late = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 10px',
  borderRadius: radius.small,
  background: color.greyBg,
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
});
