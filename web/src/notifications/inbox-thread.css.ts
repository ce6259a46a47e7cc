import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { calm, color, ease } from '../ui/foundation/tokens.css';
import { ground } from './inbox.css';

/** The strand that holds a thread together, and its knots. */
const STRAND = color.ring;
const clipped = style({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' });

const tint = style({ background: color.pale, vars: { [ground]: color.pale } });
/** A hairline between two, but for the edge of a tinted one. */
export const thread = style({
  position: 'relative',
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      left: 76,
      right: 16,
      top: 0,
      height: 1,
      background: color.line,
    },
    [`${tint} + &:not(${tint})::before`]: { display: 'none' },
  },
});
export const tinted = style([thread, tint]);
/** In the gutter, so that the pictures stay in line. */
export const dot = style({
  position: 'absolute',
  left: 4,
  top: 32,
  width: 8,
  height: 8,
  borderRadius: '50%',
  background: color.brand,
});
export const head = style({ display: 'flex', minHeight: 72 });
export const link = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '12px 8px 12px 16px',
  selectors: {
    '&:active, &:hover': { background: color.pale, vars: { [ground]: color.pale } },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: 2 });
export const name = style([clipped, { fontSize: rem(16), lineHeight: rem(22), fontWeight: 600 }]);
export const freshName = style([name, { fontWeight: 700 }]);
export const last = style([clipped, { fontSize: rem(14), lineHeight: rem(20), color: color.sub }]);
export const freshLast = style([last, { color: color.text, fontWeight: 500 }]);
export const weight = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const end = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  paddingTop: 12,
  paddingRight: 16,
});
export const time = style({
  flex: 'none',
  fontSize: rem(13),
  lineHeight: rem(20),
  color: color.faint,
  whiteSpace: 'nowrap',
});
/** Larger than it looks, for fingers. */
export const fold = style({
  display: 'grid',
  placeItems: 'center end',
  minWidth: 60,
  minHeight: 44,
  margin: '-8px -8px 0 0',
  padding: '0 8px',
});
export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 24,
  padding: '0 4px 0 9px',
  borderRadius: 99,
  background: color.greyBg,
  color: color.sub,
  fontSize: rem(13),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const openPill = style([pill, { background: color.light, color: color.brandText }]);
export const turned = style({
  transform: 'rotate(180deg)',
  transition: `transform .16s ${ease}`,
  '@media': { [calm]: { transition: 'none' } },
});

export const knots = style({ padding: '0 16px 12px 40px' });
export const knot = style({
  position: 'relative',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: -1.5,
      top: 0,
      bottom: 0,
      width: 3,
      background: STRAND,
    },
    '&:first-child::before': { top: -12 },
    '&:last-child::before': { bottom: 'auto', height: 14 },
    '&::after': {
      content: '',
      position: 'absolute',
      left: -6,
      top: 8,
      width: 12,
      height: 12,
      borderRadius: '50%',
      background: color.pale,
      boxShadow: `inset 0 0 0 3px ${STRAND}`,
    },
  },
});
export const freshKnot = style([
  knot,
  { selectors: { '&::after': { background: color.brand, boxShadow: `0 0 0 3px ${color.light}` } } },
]);
export const knotLink = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  minHeight: 44,
  padding: '4px 0 4px 36px',
});
export const title = style({ fontSize: rem(14), lineHeight: rem(20), fontWeight: 500 });
export const freshTitle = style([title, { fontWeight: 700 }]);
export const body = style({ fontSize: rem(13), lineHeight: rem(18), color: color.sub });
