import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius, shadow } from '../ui/foundation/tokens.css';

const PAPER = 'print';

export const page = style({ ...stack(12), padding: '16px 16px 40px' });
export const grow = style({ flex: 1, minWidth: 0, display: 'grid' });
export const card = style({
  padding: 16,
  borderRadius: radius.hero,
  background: color.card,
  boxShadow: shadow.cardEdge,
  '@media': { [PAPER]: { boxShadow: 'none', border: '1px solid #bbb', breakInside: 'auto' } },
});
/** On paper the bar is gone, so the paper says what it is. */
export const paperTitle = style({
  display: 'none',
  '@media': { [PAPER]: { display: 'block', fontSize: rem(18), fontWeight: 800 } },
});
export const heading = style({ margin: '8px 4px', fontSize: rem(16), lineHeight: rem(22), fontWeight: 700 });
export const sums = style({ ...stack(8) });
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  color: color.sub,
  selectors: {
    '&[data-strong]': { paddingTop: 8, borderTop: `1px solid ${color.line}`, color: color.brandText, fontWeight: 700 },
  },
});
export const amount = style({
  flex: 'none',
  fontSize: rem(16),
  lineHeight: rem(22),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${sum} dd`, { color: color.text });
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: 8,
  '@media': { [PAPER]: { display: 'none' } },
});
export const tool = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 48,
  borderRadius: radius.button,
  background: color.light,
  color: color.brandText,
  fontWeight: 700,
});
export const months = style({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [PAPER]: { display: 'none' } },
});
const between = { selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } };
export const board = style(between);
const rowBox = { display: 'flex', alignItems: 'center', gap: 10, padding: '10px 0', breakInside: 'avoid' } as const;
export const boardLink = style({ ...rowBox, minHeight: 56 });
export const moved = style([between, rowBox]);
export const line = style(rowBox);
export const name = style({
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 600,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});
export const meta = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18), overflowWrap: 'anywhere' });
export const whole = style({ display: 'inline-block' });
export const arrow = style({ flex: 'none', color: color.faint, '@media': { [PAPER]: { display: 'none' } } });
export const head = style({ display: 'flex', alignItems: 'center', gap: 12 });
export const cover = style({ flex: 'none', borderRadius: radius.picture, objectFit: 'cover' });
export const stage = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '5px 10px',
  borderRadius: radius.pill,
  background: color.greyBg,
  color: color.grey,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 700,
  selectors: { '&[data-done]': { background: color.greenBg, color: color.green } },
});
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 12,
});
globalStyle(`${figures} dt`, { color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
globalStyle(`${figures} dd`, {
  fontSize: rem(16),
  lineHeight: rem(24),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${figures} div:nth-child(2)`, { textAlign: 'center' });
globalStyle(`${figures} div:nth-child(3)`, { textAlign: 'right' });
globalStyle(`${figures} [data-back] dd`, { color: color.green });
export const mine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 16,
  padding: '12px 16px',
  borderRadius: radius.button,
  background: color.light,
  color: color.brandText,
  fontWeight: 700,
});
export const mineAmount = style({
  fontSize: rem(22),
  lineHeight: rem(30),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
const disc32 = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 34,
  height: 34,
  borderRadius: '50%',
});
export const disc = styleVariants({
  in: [disc32, { background: color.light, color: color.brandText }],
  back: [disc32, { background: color.greenBg, color: color.green }],
  done: [disc32, { background: color.light, color: color.brandText }],
});
export const foot = style({ padding: '0 4px', color: color.sub, fontSize: rem(13), lineHeight: rem(20) });

/** On paper: black on white, only the statement. */
globalStyle(`body:has(${page}) header, body:has(${page}) nav`, {
  '@media': { [PAPER]: { display: 'none' } },
});
