import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius, shadow } from '../ui/foundation/tokens.css';

export const card = style({
  padding: '8px 0',
  borderRadius: radius.hero,
  background: color.card,
  boxShadow: shadow.card,
});
export const group = style({
  padding: '8px 4px',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
  color: color.sub,
});
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 58,
  padding: '8px 16px',
  textAlign: 'left',
});
/** A choice too wide for its line goes below its name. */
export const wrapping = style([entry, { flexWrap: 'wrap' }]);
const tile = style({ display: 'grid', placeItems: 'center', flex: 'none', width: 36, height: 36, borderRadius: 10 });
export const tone = styleVariants({
  brand: [tile, { background: color.light, color: color.brandText }],
  green: [tile, { background: color.greenBg, color: color.green }],
  gold: [
    tile,
    {
      background: `color-mix(in oklab, ${color.star} 24%, ${color.card})`,
      color: `color-mix(in oklab, ${color.star} 34%, ${color.text})`,
    },
  ],
  pink: [tile, { background: color.redBg, color: color.redText }],
  blue: [tile, { background: color.followerBg, color: color.follower }],
  grey: [tile, { background: color.greyBg, color: color.grey }],
});
export const label = style({ flex: 1, fontSize: rem(16), lineHeight: rem(24), fontWeight: 600, whiteSpace: 'nowrap' });
export const detail = style({
  display: 'block',
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 400,
});
export const count = style({
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 10,
  background: color.count,
  color: color.onCount,
  fontSize: rem(12),
  lineHeight: rem(20),
  fontWeight: 700,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const sum = style({ color: color.sub, fontSize: rem(15), fontVariantNumeric: 'tabular-nums' });
export const arrow = style({ color: color.faint });
