import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, shadow } from '../../ui/foundation/tokens.css';

const grid = style({
  display: 'grid',
  // Where there is less room than that, each gives up some of its own.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  overflow: 'hidden',
  borderRadius: 16,
  maxWidth: '100%',
  flex: 'none',
});
/** One corner towards who speaks. */
export const side = styleVariants({
  own: [grid, { borderTopRightRadius: 4 }],
  theirs: [grid, { borderTopLeftRadius: 4 }],
});
export const row = style({ display: 'flex', gap: 4 });
export const tile = style({
  position: 'relative',
  display: 'block',
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  background: color.tile,
  backgroundSize: 'cover',
});
export const image = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: shadow.pictureFilter,
});
export const words = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 4,
  background: color.greyBg,
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
  textAlign: 'center',
});
export const again = style({ minHeight: 44, padding: '0 8px', fontWeight: 700, color: color.brandText });
export const glass = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: 'rgb(20 18 38 / .42)',
});
export const sender = style({ display: 'flex', alignItems: 'center', gap: 10 });
export const when = style({ display: 'grid', fontSize: rem(13), lineHeight: rem(18) });
export const who = style({ fontSize: rem(15), lineHeight: rem(20), fontWeight: 700 });
