import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, radius } from '../foundation/tokens.css';

export const box = style({
  padding: '12px 13px 6px',
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  textAlign: 'left',
});
export const title = style({ fontSize: rem(15), lineHeight: rem(22), fontWeight: 700 });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 44,
  fontSize: rem(15),
  lineHeight: rem(22),
  textAlign: 'left',
});
export const words = style({ flex: 1, minWidth: 0, wordBreak: 'keep-all', overflowWrap: 'anywhere' });
export const small = style({ display: 'block', color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const more = style({ flex: 'none', color: color.faint });
const tiled = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: 10,
});
export const tile = styleVariants({
  green: [tiled, { background: color.greenBg, color: color.green }],
  brand: [tiled, { background: color.light, color: color.brandText }],
  grey: [tiled, { background: color.greyBg, color: color.grey }],
});
/** Two lines of the same height while the record is on its way. */
export const waiting = style({ display: 'flex', alignItems: 'center', minHeight: 44 });
export const whole = style({ display: 'inline-block' });
