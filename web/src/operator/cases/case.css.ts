import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, desk, fingers, narrow } from '../../ui/foundation/tokens.css';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  paddingBottom: 14,
  borderBottom: `1px solid ${color.line}`,
});
/** Of a case: what else stands in its head goes below where there is no room beside it. */
export const wrapping = style([head, { flexWrap: 'wrap' }]);
export const headWords = style({ flex: '1 1 200px', minWidth: 0 });
export const cover = style({
  flex: 'none',
  width: 52,
  height: 52,
  borderRadius: 12,
  objectFit: 'cover',
  background: color.tile,
});
export const title = style({ fontSize: rem(18), lineHeight: rem(24), fontWeight: 700 });
export const halves = style({ '@media': { [desk]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } } });
export const half = style({
  minWidth: 0,
  padding: '14px 0',
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [desk]: {
      selectors: {
        '&:nth-child(odd)': { paddingRight: 20 },
        '&:nth-child(even)': { paddingLeft: 20, borderLeft: `1px solid ${color.line}` },
      },
    },
  },
  selectors: { '&[data-hidden="true"]': { '@media': { [narrow]: { display: 'none' } } } },
});
/** What a phone shows in a tab of its own. */
export const within = style({
  selectors: { '&[data-hidden="true"]': { '@media': { [narrow]: { display: 'none' } } } },
});
export const waits = style({ display: 'none', textAlign: 'right', '@media': { [desk]: { display: 'block' } } });
export const evidence = style({ '@media': { [desk]: { display: 'none' } } });
export const evidenceRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 48,
  fontSize: rem(14),
  textAlign: 'left',
  borderBottom: `1px solid ${color.line}`,
});
export const oddRow = style([evidenceRow, { color: color.redText, fontWeight: 700 }]);
export const said = style({ margin: '10px 0', fontSize: rem(14), lineHeight: rem(22), overflowWrap: 'anywhere' });
export const gaugeName = style({ marginRight: 8 });
export const photos = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const picture = style({ position: 'relative', lineHeight: 0 });
export const recordOf = style({
  ...fingers,
  display: 'inline-flex',
  alignItems: 'center',
  color: color.brandText,
  fontSize: rem(14),
});
export const nth = style({
  position: 'absolute',
  left: 5,
  bottom: 5,
  minWidth: 18,
  padding: '0 5px',
  borderRadius: 5,
  background: 'rgb(31 32 48 / .72)',
  color: '#fff',
  fontSize: rem(12),
  lineHeight: rem(18),
  fontWeight: 700,
  textAlign: 'center',
});
export const photo = style({ width: 88, height: 88, borderRadius: 10, objectFit: 'cover' });
export const line = style({
  ...fingers,
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  minHeight: 34,
  borderBottom: `1px solid ${color.line}`,
});
export const odd = style([line, { color: color.redText, fontWeight: 700 }]);
export const talk = style({ display: 'flex', gap: 10, padding: '5px 0' });
export const words = style({ fontSize: rem(14), lineHeight: rem(22), overflowWrap: 'anywhere' });
export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  margin: '0 -16px',
  borderBottom: `1px solid ${color.line}`,
  '@media': { [desk]: { display: 'none' } },
});
export const tab = style({
  minHeight: 44,
  color: color.sub,
  fontWeight: 600,
  selectors: { '&[aria-pressed="true"]': { color: color.brandText, boxShadow: `inset 0 -2px 0 ${color.brand}` } },
});
export const dots = style({ display: 'block', width: '100%', height: 40, overflow: 'visible' });
export const slider = style({ display: 'block', width: '100%', height: 28, margin: 0, accentColor: color.brand });
/** Below the slider: what nothing, the wish and the whole are. */
export const scale = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 8px',
  color: color.sub,
  fontSize: rem(12),
  lineHeight: rem(16),
  fontVariantNumeric: 'tabular-nums',
});
export const wish = style({ color: color.gold, fontWeight: 700 });
/** Across the slider, where its knob would stand. */
export const wishMark = style({
  position: 'absolute',
  top: -30,
  width: 3,
  height: 16,
  marginLeft: -1.5,
  borderRadius: 2,
  background: color.gold,
  pointerEvents: 'none',
});
export const who = style({ display: 'flex', flex: 1, alignItems: 'center', gap: 8, minWidth: 0 });
export const glance = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontVariantNumeric: 'tabular-nums',
});
export const glanceSum = style({ color: color.text, fontSize: rem(24), lineHeight: rem(30), fontWeight: 800 });
