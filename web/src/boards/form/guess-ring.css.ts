import { style } from '@vanilla-extract/css';
import * as folded from '../../ui/field/fold.css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

export const guess = style({ display: 'grid', gap: 8, minWidth: 0 });
export const ring = style({
  minWidth: 0,
  padding: '8px 6px 2px',
  borderRadius: radius.button,
  outline: `1.5px dashed ${color.brandText}`,
});
export const seen = style({ position: 'relative', minWidth: 0 });
export const check = style({
  position: 'absolute',
  top: 0,
  right: 4,
  padding: 3,
  width: 20,
  height: 20,
  borderRadius: radius.pill,
  background: color.greenBg,
  color: color.green,
  // In a fold no label stands beside it: it would cover what can be chosen there.
  selectors: { [`${folded.bare} &`]: { clipPath: 'inset(50%)' } },
});
/** In a narrow column the press stands under the words, which are never broken within one. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  minHeight: 44,
  paddingLeft: 10,
});
export const said = style({
  flex: '1 1 64px',
  minWidth: 0,
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(17),
  wordBreak: 'keep-all',
});
export const confirm = style({
  flex: 'none',
  marginLeft: 'auto',
  minWidth: 60,
  minHeight: 44,
  padding: 0,
  color: color.brandText,
  fontSize: rem(15),
  fontWeight: 700,
});
export const left = style({
  // Over the line of the bar below, as what stands before it.
  position: 'relative',
  padding: '8px 16px 0',
  background: color.bg,
  textAlign: 'center',
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const number = style({ color: color.brandText });
export const home = style({
  display: 'grid',
  gap: 12,
  padding: 14,
  borderRadius: radius.button,
  background: color.goldBg,
});
export const warning = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: color.gold,
  fontSize: rem(15),
  lineHeight: rem(21),
  fontWeight: 600,
  wordBreak: 'keep-all',
});
export const eye = style({ flex: 'none' });
export const ways = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });
