import { style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, radius } from '../foundation/tokens.css';

/** Where a field is as wide as what is in it, number and unit stand in the middle together; what can be touched is wider. */
const GROWS = '(field-sizing: content)';

export const box = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  padding: 4,
  borderRadius: radius.field,
  background: color.field,
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${color.brand}` },
    '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${color.redText}` },
  },
});
export const middle = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  fontWeight: 700,
  fontSize: rem(17),
});
export const input = style({
  width: '2.4em',
  minHeight: 44,
  border: 0,
  outline: 'none',
  background: 'transparent',
  fontSize: rem(18),
  fontWeight: 700,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&::placeholder': { color: color.faint, opacity: 1 } },
  '@supports': {
    [GROWS]: { width: 'auto', minWidth: '1ch', marginLeft: -32, paddingLeft: 32, fieldSizing: 'content' } as object,
  },
});
export const unit = style({
  fontSize: rem(15),
  fontWeight: 500,
  paddingRight: '.8em',
  '@supports': { [GROWS]: { paddingRight: 0 } },
});
