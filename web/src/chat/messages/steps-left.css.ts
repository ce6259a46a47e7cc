import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color } from '../../ui/foundation/tokens.css';

const KNOT = 24;

export const steps = style({ marginTop: 12 });
export const step = style({
  position: 'relative',
  paddingLeft: KNOT + 12,
  paddingBottom: 8,
  selectors: {
    // The strand, from this knot to the next.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      top: KNOT,
      bottom: 0,
      left: KNOT / 2 - 1.5,
      width: 3,
      background: color.mid,
    },
  },
});
export const knot = style({
  position: 'absolute',
  left: 0,
  display: 'grid',
  placeItems: 'center',
  width: KNOT,
  height: KNOT,
  borderRadius: '50%',
  background: color.card,
  boxShadow: `inset 0 0 0 2px ${color.mid}`,
  fontSize: rem(13),
  lineHeight: 1,
  fontWeight: 700,
  color: color.sub,
});
export const words = style({ fontSize: rem(15), lineHeight: rem(24), fontWeight: 700, color: color.sub });
export const detail = style({ fontSize: rem(13), lineHeight: rem(18), color: color.sub });
export const next = style([step]);
globalStyle(`${next} > ${knot}`, {
  background: color.brand,
  boxShadow: `0 0 0 4px ${color.light}`,
  color: color.onBrand,
});
globalStyle(`${next} > ${words}`, { color: color.text });
