import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { stack } from '../../ui/foundation/stack';
import { color, radius } from '../../ui/foundation/tokens.css';

export const form = style({ ...stack(20), padding: '12px 16px 32px' });
export const preview = style({
  // Over the line of the bar below: the two are one foot, with one line.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 16px 0',
  background: color.bg,
  boxShadow: `0 -1px 0 ${color.line}`,
  '@media': { '(max-height: 520px)': { display: 'none' } },
});
export const face = style({ flex: 'none', display: 'grid' });
export const written = style({ color: color.brandText });
export const note = style({ display: 'block', color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const title = style({ marginTop: 2, fontSize: rem(17), lineHeight: rem(24), fontWeight: 700 });
export const blank = style({ color: color.sub });
export const barred = style({
  padding: '12px 16px',
  borderRadius: radius.field,
  background: color.goldBg,
  color: color.gold,
  fontSize: rem(14),
  lineHeight: rem(20),
  wordBreak: 'keep-all',
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 12,
  alignItems: 'start',
});
/** Name and quantity side by side, as long as both have room. */
export const what = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 12,
});
globalStyle(`${what} > :first-child:not(:last-child)`, { flex: '2 1 180px' });
globalStyle(`${what} > :last-child`, { flex: '1 1 110px' });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const shares = style(stack(12));
export const price = style(stack(8));
export const share = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '0 4px',
  color: color.sub,
});
export const amount = style({
  color: color.brandText,
  fontSize: rem(18),
  lineHeight: rem(26),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const location = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 52,
  padding: '10px 16px',
  borderRadius: radius.field,
  background: color.field,
  textAlign: 'left',
  fontSize: rem(16),
});
export const places = style(stack(8));
/** The last way, and the quietest: one's home is seen by all neighbours. */
export const own = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  justifySelf: 'start',
  minHeight: 44,
  maxWidth: '100%',
  padding: '8px 4px',
  color: color.sub,
  textAlign: 'left',
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const pin = style({ color: color.brandText });
export const glass = style({ flex: 'none', marginLeft: 'auto', color: color.faint });
export const placeholder = style({ color: color.faint });
export const chips = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 });
export const shop = style({ display: 'flex', alignItems: 'center', gap: 14, padding: '8px 0' });
export const product = style({ fontSize: rem(17), lineHeight: rem(24) });
export const leaveText = style({ margin: '4px 0 16px', color: color.sub });
export const ways = style({ display: 'grid', gap: 8 });
export const old = style({
  display: 'grid',
  gap: 12,
  margin: '12px 16px 0',
  padding: 16,
  borderRadius: radius.card,
  background: color.light,
});
export const oldWays = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 });
/** As high as the panel of one sentence: nothing moves when its code is there. */
export const sentencePlace = style({ height: 292 });
/** Where the panel is folded to, beside the pictures. */
export const sentenceTile = style({
  display: 'flex',
  flex: '1 0 104px',
  containerType: 'inline-size',
  selectors: { '&:empty': { display: 'none' } },
});
