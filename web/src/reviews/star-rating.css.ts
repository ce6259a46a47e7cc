import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color } from '../ui/foundation/tokens.css';
import { hidden } from '../ui/foundation/type.css';

export const rating = style({ position: 'relative', display: 'grid', justifyItems: 'center', gap: 8 });
/** Seen by screen readers and the keyboard; what eyes and fingers use are the stars. */
export const range = style([hidden]);
export const stars = style({
  display: 'flex',
  gap: 6,
  borderRadius: 12,
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: { [`${range}:focus-visible + &`]: { outline: `3px solid ${color.brandText}`, outlineOffset: 4 } },
});
export const star = style({ width: 52, height: 52 });
export const off = style({ fill: color.starOff });
export const on = style({ fill: color.star });
export const words = style({ color: color.sub, fontSize: rem(16), lineHeight: rem(24) });
export const score = style({ color: color.text });
