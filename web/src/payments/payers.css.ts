import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius, size } from '../ui/foundation/tokens.css';

export const list = style({ marginTop: 8 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 66,
  padding: '8px 0',
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${color.line}` } },
});
/** The small action of a row. */
globalStyle(`${row} > button`, { minHeight: size.target, padding: '8px 14px', fontSize: rem(14), lineHeight: rem(20) });
export const words = style({ flex: 1, minWidth: 0 });
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });
export const nickname = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 600 });
export const me = style({
  padding: '0 8px',
  borderRadius: radius.pill,
  background: color.brand,
  color: color.onBrand,
  fontSize: rem(12),
  lineHeight: rem(20),
  fontWeight: 700,
});
export const share = style({
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontVariantNumeric: 'tabular-nums',
});
const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  minHeight: 32,
  padding: '0 12px 0 8px',
  borderRadius: radius.pill,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
});
export const mark = styleVariants({
  done: [pill, { background: color.greenBg, color: color.green }],
  calm: [pill, { background: color.greyBg, color: color.grey }],
  leader: [pill, { background: color.goldBg, color: color.gold }],
});

export const record = style({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: size.target,
  maxWidth: '100%',
  // A finger needs more than the line is high.
  margin: '-10px 0',
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  textAlign: 'left',
  wordBreak: 'keep-all',
});
export const more = style({ flex: 'none', color: color.faint });
