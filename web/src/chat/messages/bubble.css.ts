import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, ease, radius, shadow, size } from '../../ui/foundation/tokens.css';
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
/** What is answered, in the bubble of the answer. */
export const quote = style({
  display: 'grid',
  alignContent: 'center',
  width: '100%',
  minWidth: 120,
  minHeight: size.target,
  margin: '2px 0 6px',
  paddingLeft: 12,
  boxShadow: `inset 3px 0 0 ${color.brand}`,
  fontSize: rem(13),
  lineHeight: rem(18),
  textAlign: 'left',
  userSelect: 'none',
});
export const quoteName = style({ fontWeight: 700, color: color.brandText });
export const quoteWords = style({ color: color.sub });
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

export const failure = style({
  display: 'grid',
  justifyItems: 'end',
  gap: 6,
  marginTop: 4,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: color.redText,
});
/** Beside what failed, where its time would stand. */
export const alert = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  background: color.redBg,
  color: color.redText,
});
export const reason = style({ textAlign: 'right', wordBreak: 'keep-all' });
export const choices = style({ display: 'flex', gap: 8 });
const chosen = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '0 16px',
  borderRadius: radius.button,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
});
export const choice = styleVariants({
  discard: [chosen, { background: color.greyBg, color: color.text }],
  again: [chosen, { background: color.light, color: color.brandText }],
});
export const again = style({
  minHeight: 44,
  padding: '0 8px',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 700,
  color: color.brandText,
});

export const day = style({
  padding: '12px 16px 16px',
  textAlign: 'center',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  color: color.sub,
});
export const unread = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '4px 16px 16px',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 700,
  color: color.brandText,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, height: 1, background: color.ring },
  },
});
export const enterRow = style({ display: 'flex', justifyContent: 'center', padding: '4px 16px 14px' });
export const enter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  minHeight: 32,
  padding: '4px 14px 4px 6px',
  borderRadius: radius.pill,
  background: color.greyBg,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: color.grey,
});

export const mascot = style({ flex: 'none', margin: '-2px -6px 0 -6px' });
export const system = style({
  maxWidth: 420,
  padding: '14px 16px 16px',
  borderRadius: radius.hero,
  borderTopLeftRadius: 4,
  background: color.card,
  boxShadow: `inset 0 0 0 1.5px ${color.ring}, ${shadow.card}`,
});
export const remark = style([system, { padding: '10px 14px', borderRadius: radius.card, borderTopLeftRadius: 4 }]);
/** Nobody's words: what happened, across the talk. */
export const remarkPanel = style({
  padding: '10px 14px',
  borderRadius: radius.button,
  background: color.light,
  color: color.text,
  fontSize: rem(14),
  lineHeight: rem(20),
  textAlign: 'center',
  textWrap: 'balance',
  wordBreak: 'keep-all',
});
export const headline = style({ color: color.brandText });
export const words = style({ fontSize: rem(15), lineHeight: rem(22), color: color.text, whiteSpace: 'pre-line' });
export const remarkWords = style([words, { textWrap: 'balance' }]);
export const fact = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  marginTop: 12,
  padding: '8px 12px',
  borderRadius: radius.small,
  background: color.pale,
});
export const factLabel = style({ flex: 'none', fontSize: rem(14), lineHeight: rem(20), color: color.sub });
export const amount = style({
  fontSize: rem(17),
  lineHeight: rem(24),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  whiteSpace: 'nowrap',
});
export const paid = style([amount, { fontSize: rem(14), lineHeight: rem(20), fontWeight: 700 }]);
export const meter = style({
  flexBasis: '100%',
  height: 8,
  margin: '8px 0 4px',
  borderRadius: radius.pill,
  background: color.mid,
  overflow: 'hidden',
});
export const meterFill = style({
  height: '100%',
  background: color.brand,
  transformOrigin: 'left',
  transition: `transform .25s ${ease}`,
});
/** On a line of its own; balanced, so that a house number is neither left alone nor cut at its hyphen. */
export const place = style({
  flexBasis: '100%',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  textWrap: 'balance',
});
export const note = style([
  place,
  { fontSize: rem(16), lineHeight: rem(22), fontWeight: 700, overflowWrap: 'anywhere' },
]);
/** As high as its buttons before they are there. */
export const finding = style({ flexBasis: '100%', minHeight: size.target, margin: '8px 0 4px' });
/** Both beside each other in a bubble, too. */
globalStyle(`${finding} button`, { padding: '0 8px', fontSize: rem(14) });
export const action = style({ display: 'grid', marginTop: 12, selectors: { [`${fact} + &`]: { marginTop: 8 } } });
