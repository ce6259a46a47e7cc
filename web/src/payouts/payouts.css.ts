import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius, shadow } from '../ui/foundation/tokens.css';

export const page = style({ ...stack(12), padding: '16px 16px 40px' });
export const grow = style({ flex: 1, minWidth: 0 });
export const panel = style({ padding: 20, borderRadius: radius.hero, background: color.light });
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: 8, marginBottom: 12 });
export const label = style({ color: color.sub, fontSize: rem(15), lineHeight: rem(22) });
export const amount = style({
  // Eight digits in one line beside the mascot, also at 360 px.
  fontSize: `min(${rem(36)}, 7.4vw)`,
  lineHeight: rem(48),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const unit = style({ marginLeft: 2, fontSize: rem(24) });
export const parts = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  color: color.brandText,
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 600,
  textAlign: 'left',
});
export const promise = style({ marginTop: 12, color: color.sub, fontSize: rem(14), textAlign: 'center' });
export const waiting = style({ ...stack(8), marginTop: 14, paddingTop: 14, borderTop: `1px solid ${color.mid}` });
export const wait = style({ display: 'flex', gap: 8, color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const waitIcon = style({ flex: 'none', marginTop: 1, color: color.brandText });
const card = { borderRadius: radius.hero, background: color.card, boxShadow: shadow.cardEdge };
export const account = style({
  ...card,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 12px 12px 16px',
});
export const bank = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: radius.button,
  background: color.goldBg,
  color: color.gold,
});
export const name = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 700 });
export const meta = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const change = style({
  flex: 'none',
  minHeight: 44,
  padding: '0 14px',
  borderRadius: radius.small,
  background: color.light,
  color: color.brandText,
  fontSize: rem(15),
  fontWeight: 700,
});
export const statementLink = style({
  ...card,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '0 16px',
  color: color.brandText,
  fontWeight: 600,
});
export const listTitle = style({ margin: '16px 0 10px' });
export const list = style({ ...card, padding: '0 16px' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '14px 0',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
const mark40 = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: radius.small,
});
export const mark = styleVariants({
  REQUESTED: [mark40, { background: color.light, color: color.brandText }],
  SENT: [mark40, { background: color.greenBg, color: color.green }],
  FAILED: [mark40, { background: color.redBg, color: color.redText }],
  RETURNED: [mark40, { background: color.redBg, color: color.redText }],
});
export const rowTitle = style({ fontSize: rem(15), lineHeight: rem(22), fontWeight: 600 });
export const why = style({
  color: color.redText,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  wordBreak: 'keep-all',
});
export const right = style({ flex: 'none', textAlign: 'right' });
export const rowAmount = style({
  fontSize: rem(16),
  lineHeight: rem(22),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const struck = style([rowAmount, { color: color.sub, textDecoration: 'line-through' }]);
export const form = style({ ...stack(14) });
export const banks = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(80px, 1fr))', gap: 8 });
export const bankChip = style({
  minHeight: 44,
  padding: 4,
  borderRadius: radius.small,
  background: color.field,
  fontSize: rem(14),
  lineHeight: rem(18),
  fontWeight: 600,
  wordBreak: 'keep-all',
  selectors: {
    '&[aria-checked="true"]': {
      background: color.light,
      color: color.brandText,
      boxShadow: `inset 0 0 0 2px ${color.brand}`,
    },
  },
});
export const note = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const legend = style({ marginBottom: 8, fontSize: rem(15), lineHeight: rem(22), fontWeight: 700 });
export const problem = style({ marginTop: 6, color: color.redText, fontSize: rem(14), lineHeight: rem(20) });
