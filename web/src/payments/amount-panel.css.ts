import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, ease, radius } from '../ui/foundation/tokens.css';
import { bigAmount } from '../ui/foundation/type.css';

export const panel = style({ padding: '24px 20px 20px', borderRadius: radius.hero, background: color.light });
/** The figure gives way to the mascot down to the smallest phones: a hundred million won has nine digits. */
export const top = style({ position: 'relative', paddingRight: 76, minHeight: 72 });
export const label = style({ color: color.sub });
export const amount = style([
  bigAmount,
  { fontSize: 'clamp(1.5rem, 14vw - 1.3125rem, 2.125rem)', letterSpacing: '-.02em', whiteSpace: 'nowrap' },
]);
export const unit = style({ marginLeft: 2, fontSize: '.7em', fontWeight: 700 });
export const mascot = style({ position: 'absolute', right: -8, top: -14 });
export const note = style({ fontSize: rem(14) });
export const track = style({
  position: 'relative',
  height: 12,
  margin: '18px 0 12px',
  borderRadius: radius.pill,
  background: color.bg,
  overflow: 'hidden',
});
export const fill = style({
  height: '100%',
  borderRadius: radius.pill,
  background: `linear-gradient(90deg, color-mix(in srgb, ${color.brand} 68%, #fff), ${color.brand})`,
  transition: `transform .25s ${ease}`,
});
/** Over the beginning of the fill, with a gap between the two. */
export const borne = style({
  position: 'absolute',
  inset: 0,
  background: color.star,
  boxShadow: `2px 0 0 ${color.bg}`,
  transition: `transform .25s ${ease}`,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 12px',
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontVariantNumeric: 'tabular-nums',
});
export const accent = style({ color: color.brandText, fontWeight: 700 });
