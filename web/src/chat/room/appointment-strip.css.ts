import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius, shadow } from '../../ui/foundation/tokens.css';

export const strip = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 4px',
  margin: '8px 12px 0',
  padding: '4px 4px 4px 14px',
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.cardEdge,
  // With the keyboard open every line counts.
  '@media': { '(max-height: 540px)': { display: 'none' } },
});
export const when = style({
  flex: '1 1 160px',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 44,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
});
/** A long address is cut after two lines: the next screen has all of it. */
export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const time = style({ whiteSpace: 'nowrap' });
/** Alone, because the bar above says when, both share the width. */
export const ways = style({
  display: 'flex',
  marginLeft: 'auto',
  selectors: { '&:only-child': { flex: 1, marginLeft: -10 } },
});
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  padding: '0 8px',
  selectors: { [`${ways}:only-child > &`]: { flex: 1, justifyContent: 'center' } },
  color: color.brandText,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
  whiteSpace: 'nowrap',
});
