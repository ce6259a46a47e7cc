import { globalStyle, style } from '@vanilla-extract/css';
import { box } from '../ui/field/field.css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius } from '../ui/foundation/tokens.css';

export const sheet = style(stack(12));
export const lead = style({ marginTop: -4, marginBottom: 4, color: color.sub, fontSize: rem(15), lineHeight: rem(22) });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 56,
  padding: '0 16px',
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  fontSize: rem(16),
  lineHeight: rem(24),
  fontWeight: 600,
  textAlign: 'left',
});
export const open = style({
  ...stack(10),
  padding: '0 16px 14px',
  borderRadius: radius.card,
  background: color.pale,
  boxShadow: `inset 0 0 0 2px ${color.brand}`,
});
export const chosen = style([choice, { padding: 0, boxShadow: 'none', color: color.brandText }]);
export const picked = style([
  choice,
  { background: color.pale, boxShadow: `inset 0 0 0 2px ${color.brand}`, color: color.brandText },
]);
export const disc = style({
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 2px ${color.edge}`,
});
export const dot = style([disc, { boxShadow: `inset 0 0 0 7px ${color.brand}`, background: color.card }]);
/** The card above says what it is; the number is what counts. */
export const sum = style({});
globalStyle(`${sum} label`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
globalStyle(`${sum} input`, {
  minHeight: 60,
  fontSize: rem(26),
  lineHeight: rem(32),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${sum} ${box}:not(:focus-within):not([data-invalid])`, {
  background: color.card,
  boxShadow: `inset 0 0 0 1px ${color.edge}`,
});
export const compared = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const less = style({ color: color.green, fontWeight: 700 });
export const more = style({ color: color.gold, fontWeight: 700 });
const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '12px 14px',
  borderRadius: radius.card,
});
export const back = style([line, { background: color.greenBg }]);
export const borne = style([line, { background: color.goldBg, color: color.gold, fontWeight: 600 }]);
export const low = style([
  line,
  { background: color.redBg, color: color.redText, fontWeight: 600, wordBreak: 'keep-all' },
]);
export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: color.card,
  color: color.green,
});
export const backWords = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 600, wordBreak: 'keep-all' });
export const backTotal = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const photos = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  marginTop: 4,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 700,
});
export const optional = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18), fontWeight: 400 });
export const final = style({
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
  textAlign: 'center',
  textWrap: 'balance',
  wordBreak: 'keep-all',
});
