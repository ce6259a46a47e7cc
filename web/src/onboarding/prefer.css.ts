import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, ease, radius, shadow } from '../ui/foundation/tokens.css';
import { hidden } from '../ui/foundation/type.css';

export const cards = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 });
export const legend = hidden;
export const radio = style([hidden, { margin: 0 }]);
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  padding: '24px 8px 20px',
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.cardEdge,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color .15s ${ease}, box-shadow .15s ${ease}`,
  selectors: {
    '&:has(:checked)': { background: color.light, boxShadow: `inset 0 0 0 2px ${color.brand}` },
    '&:has(:focus-visible)': { outline: `3px solid ${color.brandText}`, outlineOffset: 2 },
    '&:has(:checked)::after': {
      content: '✓',
      position: 'absolute',
      top: 10,
      right: 10,
      width: 24,
      height: 24,
      borderRadius: 12,
      background: color.brand,
      color: '#fff',
      fontSize: rem(14),
      lineHeight: rem(24),
      fontWeight: 800,
    },
  },
});
export const name = style({ marginTop: 8, fontSize: rem(17), lineHeight: rem(24), fontWeight: 700 });
export const words = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
