import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius, shadow } from '../../ui/foundation/tokens.css';

/** The last part of the head: it comes out from under the round corners of the room's card. */
export const bar = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  marginTop: -radius.hero,
  paddingTop: radius.hero,
  borderRadius: `0 0 ${radius.hero}px ${radius.hero}px`,
  background: color.card,
  boxShadow: shadow.card,
});
export const press = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  width: '100%',
  minHeight: 60,
  padding: '10px 16px',
  textAlign: 'left',
});
export const tile = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: 8,
  background: color.goldBg,
  color: color.gold,
});
export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: 4, alignSelf: 'center' });
const said = style({ overflowWrap: 'anywhere' });
/** Two lines, whatever the leader wrote. */
export const short = style([
  said,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontSize: rem(14),
    lineHeight: rem(20),
  },
]);
export const whole = style([
  said,
  { whiteSpace: 'pre-wrap', maxHeight: '30dvh', overflowY: 'auto', fontSize: rem(15), lineHeight: rem(22) },
]);
export const word = style({ color: color.gold, fontWeight: 700 });
export const by = style({ fontSize: rem(13), lineHeight: rem(18), color: color.sub });
export const chevron = style({ flex: 'none', marginTop: 3, color: color.sub });
