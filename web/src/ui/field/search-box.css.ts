import { style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, radius } from '../foundation/tokens.css';

export const form = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 48,
  paddingLeft: 4,
  borderRadius: radius.button,
  background: color.card,
  color: color.text,
  selectors: { '&:focus-within': { boxShadow: `0 0 0 3px ${color.mid}` } },
});
export const submit = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 48,
  color: color.brandText,
  flex: 'none',
  borderRadius: radius.button,
});
export const clear = style([submit, { color: color.faint }]);
export const input = style({
  flex: 1,
  minWidth: 0,
  height: 48,
  border: 0,
  outline: 'none',
  background: 'transparent',
  fontSize: rem(16),
  lineHeight: rem(24),
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: color.faint, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
