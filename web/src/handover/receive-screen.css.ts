import { style } from '@vanilla-extract/css';
import { headline } from '../ui/foundation/display.css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius, shadow } from '../ui/foundation/tokens.css';

export const page = style({ padding: '20px 16px 24px' });
export const art = style({
  position: 'relative',
  width: 220,
  height: 152,
  margin: '0 auto 12px',
  '@media': { '(max-height: 700px)': { display: 'none' } },
});
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: 152,
  height: 152,
  borderRadius: '50%',
  background: color.greenBg,
});
export const goods = style({
  position: 'absolute',
  right: 0,
  bottom: 0,
  padding: 4,
  borderRadius: 20,
  background: color.card,
  boxShadow: shadow.float,
});
export const title = style([headline, { fontSize: rem(28), lineHeight: rem(36), textAlign: 'center' }]);
export const what = style({
  marginTop: 4,
  color: color.sub,
  fontSize: rem(16),
  lineHeight: rem(24),
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const code = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  width: 'fit-content',
  minHeight: 32,
  margin: '10px auto 0',
  padding: '0 12px',
  borderRadius: radius.pill,
  background: color.light,
  color: color.brandText,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const typed = style({ marginTop: 20 });
export const money = style({
  marginTop: 24,
  padding: 16,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.cardEdge,
});
export const held = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
  paddingBottom: 12,
  borderBottom: `1px solid ${color.line}`,
  color: color.sub,
});
export const sum = style({
  color: color.text,
  fontSize: rem(22),
  lineHeight: rem(30),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const way = style({ display: 'flex', alignItems: 'center', gap: 12, paddingTop: 14 });
const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: radius.small,
});
export const yes = style([tile, { background: color.greenBg, color: color.green }]);
export const no = style([tile, { background: color.goldBg, color: color.gold }]);
export const wayName = style({ fontWeight: 700 });
export const wayText = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20), wordBreak: 'keep-all' });
export const buttons = style({ ...stack(8), flex: 1 });
export const after = style({
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  textAlign: 'center',
});
export const said = style({
  ...stack(2),
  justifyItems: 'center',
  width: 'fit-content',
  margin: '12px auto 0',
  padding: '10px 16px',
  borderRadius: radius.card,
  background: color.goldBg,
  fontWeight: 600,
  textAlign: 'center',
});
