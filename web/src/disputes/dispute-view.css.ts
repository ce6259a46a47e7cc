import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius, shadow } from '../ui/foundation/tokens.css';

export const page = style({ ...stack(12), padding: '16px 16px 32px' });
const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minHeight: 44,
  padding: '8px 12px',
  borderRadius: radius.small,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 600,
});
export const waiting = style([line, { background: color.goldBg, color: color.gold }]);
export const over = style([line, { background: color.greenBg, color: color.green }]);
export const calm = style([line, { background: color.greyBg, color: color.grey }]);
export const lineWords = style({ flex: 1, minWidth: 'min-content', wordBreak: 'keep-all' });
export const left = style({ marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' });
export const card = style({
  padding: 16,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.cardEdge,
});
export const who = style({ display: 'flex', alignItems: 'center', gap: 12 });
export const name = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 700 });
export const when = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const kind = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minHeight: 32,
  marginTop: 12,
  padding: '0 12px 0 9px',
  borderRadius: radius.pill,
  background: color.goldBg,
  color: color.gold,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
});
export const text = style({
  marginTop: 10,
  fontSize: rem(16),
  lineHeight: rem(24),
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 10,
  marginTop: 12,
});
export const panel = style({ padding: 18, borderRadius: radius.hero, background: color.light });
export const label = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const sum = style({
  color: color.text,
  fontSize: rem(30),
  lineHeight: rem(40),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const unit = style({ fontSize: rem(20), fontWeight: 700 });
export const meter = style({
  height: 12,
  marginTop: 8,
  borderRadius: radius.pill,
  background: color.bg,
  overflow: 'hidden',
});
export const fill = style({
  height: '100%',
  borderRadius: radius.pill,
  background: [color.brand, `linear-gradient(90deg, color-mix(in srgb, ${color.brand} 68%, #fff), ${color.brand})`],
});
export const turn = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  marginTop: 8,
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const way = style({ display: 'flex', gap: 10, color: color.sub, fontSize: rem(15), lineHeight: rem(22) });
export const wayIcon = style({ flex: 'none', color: color.brandText });
export const strong = style({ color: color.text });
export const buttons = style({ ...stack(8), flex: 1 });
export const after = style({
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  textAlign: 'center',
});
export const sheet = style({ ...stack(16), paddingTop: 8 });
export const lead = style({ color: color.sub });
export const others = style({ marginTop: 8 });
export const otherSum = style({ display: 'flex', alignItems: 'center', gap: 4, color: color.sub });
export const other = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 52,
  fontWeight: 600,
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${color.line}` } },
});
