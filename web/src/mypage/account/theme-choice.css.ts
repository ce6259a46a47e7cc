import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';
import { hidden } from '../../ui/foundation/type.css';

export const choices = style({
  display: 'flex',
  marginLeft: 'auto',
  padding: 3,
  gap: 2,
  borderRadius: radius.pill,
  background: color.greyBg,
});
export const radio = style([hidden, { margin: 0 }]);
export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 38,
  padding: '0 11px',
  borderRadius: radius.pill,
  color: color.sub,
  fontSize: rem(13),
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: color.card,
      color: color.brandText,
      boxShadow: `inset 0 0 0 1.5px ${color.brand}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.brandText}`, outlineOffset: 2 },
    '&::after': { content: '', position: 'absolute', inset: '-6px 0' },
  },
});
