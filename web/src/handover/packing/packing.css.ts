import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { stack } from '../../ui/foundation/stack';
import { color, radius } from '../../ui/foundation/tokens.css';

export const screen = style({ '@media': { print: { display: 'none' } } });
export const page = style({ padding: '14px 16px 24px' });
export const head = style({ display: 'flex', alignItems: 'center', gap: 12, marginBottom: 8 });
export const headWords = style({ minWidth: 0 });
export const name = style({
  fontSize: rem(17),
  lineHeight: rem(24),
  fontWeight: 700,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});
export const meeting = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20), overflowWrap: 'anywhere' });
export const row = style({ padding: '8px 0', borderBottom: `1px dashed ${color.edge}` });
export const press = style({
  display: 'grid',
  gridTemplateColumns: `${rem(52)} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: '0 12px',
  width: '100%',
  minHeight: 56,
  padding: 0,
  textAlign: 'left',
});
export const tile = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: 2,
  width: rem(52),
  height: rem(52),
  paddingTop: 0,
  borderRadius: radius.button,
  background: color.light,
  color: color.brandText,
  fontSize: rem(13),
  lineHeight: rem(52),
  fontWeight: 700,
});
export const ownTile = style([tile, { background: color.greyBg, color: color.grey }]);
export const seats = style({ fontSize: rem(26), fontWeight: 800, fontVariantNumeric: 'tabular-nums' });
export const words = style({ ...stack(2), minWidth: 0 });
export const nickname = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 700, overflowWrap: 'anywhere' });
export const me = style({
  display: 'inline-block',
  marginLeft: 6,
  padding: '1px 8px',
  borderRadius: radius.pill,
  background: color.greyBg,
  color: color.grey,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
});
export const share = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const amount = style({ color: color.text });
export const note = style({
  gridColumn: '2 / -1',
  display: 'flex',
  gap: 6,
  marginTop: 6,
  color: color.gold,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const noteIcon = style({ flex: 'none', marginTop: 2 });
export const form = style({ ...stack(4), paddingTop: 8 });
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 52,
  padding: '4px 4px 4px 14px',
  borderRadius: radius.field,
  boxShadow: `inset 0 0 0 2px ${color.brand}`,
  background: color.card,
});
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  border: 0,
  outline: 'none',
  background: 'none',
  fontSize: rem(16),
});
export const save = style({
  flex: 'none',
  minWidth: 58,
  minHeight: 44,
  borderRadius: 10,
  background: color.light,
  color: color.brandText,
  fontWeight: 700,
});
const small = style({ display: 'flex', gap: 4, padding: '0 2px', fontSize: rem(13), lineHeight: rem(18) });
export const secret = style([small, { color: color.sub }]);
export const problem = style([small, { color: color.redText }]);
export const left = style({ padding: '12px 2px 0', color: color.sub, wordBreak: 'keep-all' });
export const leftAmount = style({ color: color.text });
export const bar = style({
  ...stack(8),
  padding: '8px 16px calc(16px + env(safe-area-inset-bottom))',
  background: color.bg,
  boxShadow: `0 -1px 0 ${color.line}`,
});
export const tick = style({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 44, fontWeight: 600 });
export const buttons = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 104px', gap: 8 });
