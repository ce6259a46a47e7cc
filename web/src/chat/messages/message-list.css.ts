import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, ease, radius, shadow } from '../../ui/foundation/tokens.css';

/** Height of what is above the first row, for the virtualiser. */
export const TOP = 44;

export const frame = style({ position: 'relative', flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });
export const scroller = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The list keeps its own scroll position; the browser's scroll anchoring would correct it twice.
  overflowAnchor: 'none',
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
});
// The virtualiser takes no pointer while the list scrolls, by itself too: a press just then would be swallowed.
globalStyle(`${scroller} > * > *`, { pointerEvents: 'auto' });
export const top = style({ height: TOP, display: 'grid', placeItems: 'center', fontSize: rem(13), color: color.faint });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const ring = style({
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: `3px solid ${color.ring}`,
  borderRightColor: 'transparent',
  animation: `${turn} .8s linear infinite`,
});
export const again = style({
  minHeight: 44,
  padding: '0 12px',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 700,
  color: color.brandText,
});
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
export const pill = style({
  position: 'absolute',
  // Between both edges, so that the words have the whole width before they are cut.
  insetInline: 16,
  bottom: 12,
  width: 'fit-content',
  maxWidth: 'calc(100% - 32px)',
  marginInline: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 16px',
  borderRadius: radius.pill,
  background: color.card,
  color: color.text,
  boxShadow: shadow.float,
  fontSize: rem(14),
  lineHeight: rem(20),
  animation: `${rise} .2s ${ease}`,
});
export const pillWord = style({ flex: 'none', fontWeight: 700, color: color.brandText });
