import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, ease, radius, size } from '../../ui/foundation/tokens.css';
import { hidden } from '../../ui/foundation/type.css';
import { FOLDED_LINES } from './said-rules';

const AVATAR = 40;
/** Spacing is padding inside the row, so that the virtualiser measures it. */
const row = style({ padding: '0 16px 4px' });
export const rowKind = styleVariants({ inner: [row], last: [row, { paddingBottom: 12 }] });
export const theirs = style({ display: 'flex', alignItems: 'flex-start', gap: 8 });
export const face = style({ flex: 'none', width: AVATAR });
/** As large as a finger, around a smaller face. */
export const look = style({ display: 'grid', margin: -4, padding: 4, borderRadius: '50%' });
export const said = style({ flex: 1, minWidth: 0 });
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  marginBottom: 4,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  color: color.sub,
});
export const line = style({ display: 'flex', alignItems: 'flex-end', gap: 6 });
/** Visible only with keyboard focus. */
export const more = style([
  hidden,
  {
    order: 1,
    flex: 'none',
    color: color.brandText,
    fontSize: rem(13),
    lineHeight: rem(18),
    fontWeight: 600,
    selectors: {
      '&:focus-visible': { position: 'static', width: 'auto', height: 'auto', minHeight: 24, clipPath: 'none' },
    },
  },
]);
export const ownLine = style([line, { justifyContent: 'flex-end' }]);
/** What is held: as wide as the bubble in it. */
export const holding = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minWidth: 0,
  maxWidth: 'min(80%, 440px)',
  // Holding a finger on it opens its menu, which can copy.
  '@media': { '(pointer: coarse)': { WebkitTouchCallout: 'none', userSelect: 'none' } },
});
export const theirHolding = style([holding, { justifyContent: 'flex-start', maxWidth: 'min(100% - 68px, 440px)' }]);
const bubble = style({
  minWidth: 0,
  padding: '8px 14px',
  borderRadius: radius.card,
  fontSize: rem(16),
  lineHeight: rem(24),
  color: color.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const their = style([
  bubble,
  {
    background: color.card,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
  },
]);
const own = style([bubble, { background: color.mid }]);
export const theirBubble = styleVariants({ first: [their, { borderTopLeftRadius: 4 }], next: [their] });
export const ownBubble = styleVariants({ first: [own, { borderTopRightRadius: 4 }], next: [own] });
export const failedBubble = style([own, { background: color.redBg }]);
globalStyle(`${bubble} a`, { textDecoration: 'underline', textUnderlineOffset: 3 });
globalStyle(`${their} a`, { color: color.brandText });
const answers = style({ display: 'grid', gap: 4, minWidth: 0 });
export const answering = styleVariants({
  own: [answers, { justifyItems: 'end' }],
  theirs: [answers, { justifyItems: 'start' }],
});
/** Only what is answered. */
const above = style({ maxWidth: '100%', paddingBlock: 2 });
export const answered = styleVariants({
  own: [own, above, { borderTopRightRadius: 4 }],
  theirs: [their, above, { borderTopLeftRadius: 4 }],
});
/** Under photos that wait. */
export const under = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  marginTop: 2,
  minHeight: 24,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: color.sub,
});
/** Hairline and faint: nothing is said here any more. */
export const tombstone = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '9px 14px',
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  fontSize: rem(15),
  lineHeight: rem(22),
  color: color.faint,
});
export const tombCorner = styleVariants({ own: { borderTopRightRadius: 4 }, theirs: { borderTopLeftRadius: 4 } });
/** Found again: it shows itself once. */
const shine = keyframes({ from: { background: color.light }, to: { background: 'transparent' } });
export const found = style({ borderRadius: radius.card, animation: `${shine} 1.6s ${ease} 1` });
export const emoji = style({ fontSize: rem(34), lineHeight: rem(44) });
export const folded = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: FOLDED_LINES,
  overflow: 'hidden',
});
export const unfold = style({
  minHeight: size.target,
  margin: '0 -8px -8px',
  padding: '0 8px',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
  color: color.brandText,
});
export const time = style({
  flex: 'none',
  fontSize: rem(12),
  lineHeight: rem(16),
  color: color.faint,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const waiting = style([time, { display: 'inline-flex', alignItems: 'center', gap: 3 }]);
