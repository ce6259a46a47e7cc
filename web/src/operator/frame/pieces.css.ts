import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, desk, fingers, narrow } from '../../ui/foundation/tokens.css';

export const row = style({
  ...fingers,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 40,
  padding: '6px 12px',
  textAlign: 'left',
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&[data-on="true"]': { background: color.pale, boxShadow: `inset 3px 0 0 ${color.brand}` } },
});
export const queueRow = style([row, { alignItems: 'flex-start', minHeight: 64, padding: '12px 16px' }]);
export const grow = style({ flex: 1, minWidth: 0 });

export const choice = style({
  ...fingers,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 38,
  padding: '0 12px',
  borderRadius: 10,
  fontSize: rem(14),
  fontWeight: 600,
  textAlign: 'left',
  selectors: {
    '&[aria-pressed="true"]': {
      background: color.light,
      color: color.brandText,
      boxShadow: `inset 0 0 0 1.5px ${color.brand}`,
    },
    '&:disabled': { opacity: 0.4 },
  },
});
export const small = style({
  ...fingers,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 34,
  padding: '0 12px',
  borderRadius: 10,
  boxShadow: `inset 0 0 0 1px ${color.grip}`,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-pressed="true"]': { background: color.brand, color: color.onBrand, boxShadow: 'none' },
    '&:disabled': { opacity: 0.4 },
  },
});
export const pill = style([
  small,
  {
    ...fingers,
    minHeight: 32,
    borderRadius: 99,
    selectors: {
      '&[aria-pressed="true"]': {
        background: color.light,
        color: color.brandText,
        boxShadow: `inset 0 0 0 1.5px ${color.brand}`,
      },
    },
  },
]);
/** Three side by side, as wide as the panel. */
export const thirds = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 });
export const third = style([
  small,
  {
    ...fingers,
    minHeight: 38,
    padding: 0,
    selectors: {
      '&[aria-pressed="true"]': {
        background: color.light,
        color: color.brandText,
        boxShadow: `inset 0 0 0 1.5px ${color.brand}`,
      },
    },
  },
]);
export const area = style({
  display: 'block',
  width: '100%',
  minHeight: 84,
  padding: '10px 12px',
  borderRadius: 12,
  border: 0,
  background: color.field,
  color: color.text,
  resize: 'vertical',
  selectors: { '&:focus': { outline: `1.5px solid ${color.brand}` } },
});
export const input = style([area, { ...fingers, minHeight: 40, height: 40, resize: 'none' }]);
/** In the bar of a page. */
export const tool = style([input, { ...fingers, minHeight: 36, height: 36, padding: '0 12px' }]);
/** Fields of the bar; on a phone they share a line of their own. */
export const tools = style({
  display: 'grid',
  gridTemplateColumns: '120px 160px',
  gap: 12,
  '@media': { [narrow]: { flex: '1 0 100%', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** On the amber of the second look. */
export const again = style([input, { background: color.bg }]);
export const sum = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 4,
  padding: '8px 12px',
  borderRadius: 12,
  boxShadow: `inset 0 0 0 2px ${color.brand}`,
  fontSize: rem(28),
  lineHeight: rem(34),
  fontWeight: 800,
});
/** As wide as what stands in it: the won follows the digits. */
export const sumInput = style({
  flex: '0 1 auto',
  boxSizing: 'content-box',
  minWidth: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: color.text,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
});
export const sumPart = style({ marginLeft: 'auto' });
export const second = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  margin: '12px -8px',
  padding: '10px 8px',
  borderRadius: 12,
  background: color.goldBg,
  color: color.gold,
});
export const spread = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });
export const wrap = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
/** Leads to a neighbour. */
export const personLine = style([spread, fingers]);
export const whose = style([wrap, { ...fingers, alignItems: 'center' }]);
/** A question and its answer, as wide as one likes to read. */
export const asked = style({ maxWidth: 720, padding: '14px 0' });
export const stacked = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });
export const locked = style({ display: 'flex', alignItems: 'center', gap: 4 });
export const gap = style({ marginTop: 16 });
export const note = style({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  padding: '8px 12px',
  borderRadius: 10,
  background: color.pale,
  color: color.sub,
});
/** Two on a desk, one below the other on a phone. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [desk]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: 28 } },
});
export const cellsOf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: '12px 0',
  padding: '14px 0',
  borderBottom: `1px solid ${color.line}`,
  '@media': { [desk]: { gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))' } },
});
export const cell = style({
  minWidth: 0,
  padding: '0 12px',
  borderLeft: `1px solid ${color.line}`,
  selectors: { '&:first-child': { paddingLeft: 0, borderLeft: 0 } },
  '@media': {
    [narrow]: { selectors: { '&:nth-child(odd)': { paddingLeft: 0, borderLeft: 0 } } },
  },
});

/** What could not be read, and the way to try again. */
export const failed = style({
  flex: 1,
  display: 'grid',
  justifyItems: 'center',
  // Beside a list it is as high as the page.
  alignContent: 'start',
  gap: 12,
  padding: '40px 0',
  color: color.sub,
  textAlign: 'center',
});

/** Close below the words of the loading state. */
export const underLoading = style({ display: 'grid', justifyItems: 'center', margin: '-40px 0 40px' });

export const better = style({ color: color.green, fontWeight: 600 });
export const worse = style({ color: color.redText, fontWeight: 600 });
export const part = style({ display: 'inline-flex', alignItems: 'center', gap: 8 });
export const partRail = style({ width: 72, height: 6, borderRadius: 3, background: color.greyBg, overflow: 'hidden' });
export const partFill = style({ display: 'block', height: '100%', borderRadius: 3, background: color.brandText });
