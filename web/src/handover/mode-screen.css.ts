import { style } from '@vanilla-extract/css';
import { barTitle } from '../ui/foundation/display.css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, columnWidth } from '../ui/foundation/tokens.css';

/** Pure black on white, white on black: read in sunlight, at arm's length. */
const ground = 'light-dark(#fff, #000)';
const ink = 'light-dark(#000, #fff)';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  width: columnWidth,
  maxWidth: '100%',
  minHeight: '100dvh',
  margin: '0 auto',
  background: ['#fff', ground],
  color: ['#000', ink],
});
export const main = style({ flex: 1, padding: '0 16px 16px', outline: 'none' });
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 56,
  padding: 'env(safe-area-inset-top) 16px 0 4px',
});
export const title = style([barTitle, { flex: 1 }]);
export const awake = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
});
export const show = style({ textAlign: 'center', fontSize: rem(16), lineHeight: rem(24), fontWeight: 700 });
/** Wider than the rest by half of the page's edges: the digits are measured by it, not by the window. */
export const code = style({ margin: '4px -8px 12px', containerType: 'inline-size' });
/** 96 px from 390 px on, also where type is set larger; below, as large as six fit. */
export const digits = style({
  display: 'flex',
  justifyContent: 'center',
  gap: '.2em',
  // The spacing is taken after the last digit, too, which would stand over the edge.
  paddingRight: '.06em',
  fontSize: [`min(${rem(96)}, 24.7vw)`, `min(${rem(96)}, 25.8cqw)`],
  lineHeight: 1.04,
  fontWeight: 800,
  letterSpacing: '-.06em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** Beside each other; in larger type the counter goes below. */
export const middle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  paddingBottom: 14,
  borderBottom: `2px solid currentColor`,
});
/** White in the dark as well: scanners want dark on light. */
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'min(200px, 51vw)',
  aspectRatio: '1',
  padding: 8,
  borderRadius: 16,
  background: '#fff',
  boxShadow: 'inset 0 0 0 2px #000',
});
export const side = style({ ...stack(4), flex: `1 1 ${rem(104)}`, minWidth: 0 });
export const what = style({ fontSize: rem(14), lineHeight: rem(20), fontWeight: 600 });
export const counter = style({
  fontSize: rem(60),
  lineHeight: rem(66),
  fontWeight: 800,
  letterSpacing: '-.03em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const of = style({ fontSize: rem(28), fontWeight: 800 });
export const segments = style({ display: 'flex', flexWrap: 'wrap', gap: 5, margin: '4px 0' });
const segment = style({ flex: '1 1 12px', maxWidth: 40, height: 12, borderRadius: 99 });
export const full = style([segment, { background: color.green }]);
export const open = style([segment, { boxShadow: 'inset 0 0 0 2px currentColor' }]);
export const hint = style({ fontSize: rem(14), lineHeight: rem(22), fontWeight: 600, wordBreak: 'keep-all' });
/** In larger type the state goes below the name, which is cut off before anything else otherwise. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  width: '100%',
  minHeight: 64,
  padding: '8px 0',
  color: 'inherit',
  textAlign: 'left',
  borderBottom: ['1px solid #d9dae3', '1px solid light-dark(#d9dae3, #3a3b4e)'],
});
const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 34,
  height: 34,
  borderRadius: 10,
});
export const empty = style([box, { boxShadow: 'inset 0 0 0 2.5px currentColor', color: 'inherit' }]);
export const ticked = style([box, { background: color.green, color: ['#fff', ground] }]);
export const name = style({
  flex: `1 1 ${rem(72)}`,
  minWidth: 0,
  fontSize: rem(17),
  lineHeight: rem(24),
  fontWeight: 700,
});
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  marginLeft: 'auto',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
});
export const done = style([state, { color: color.green }]);
/** In sight however long the list is. */
export const footPlace = style({ position: 'sticky', bottom: 0 });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 52,
  padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
  background: ['#fff', ground],
  borderTop: '1px solid currentColor',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  wordBreak: 'keep-all',
});
