import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, ease, radius } from '../foundation/tokens.css';

export const field = style({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });
export const label = style({ fontSize: rem(14), lineHeight: rem(20), fontWeight: 600, color: color.text });
export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 52,
  padding: '0 16px',
  borderRadius: radius.field,
  background: color.field,
  boxShadow: 'inset 0 0 0 2px transparent',
  transition: `background-color .15s ${ease}, box-shadow .15s ${ease}`,
  selectors: {
    '&:focus-within': { background: color.bg, boxShadow: `inset 0 0 0 2px ${color.brand}` },
    '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${color.redText}` },
    '&[data-readonly]': { background: color.greyBg, boxShadow: 'none' },
  },
});
export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  minHeight: 52,
  padding: '14px 0',
  border: 0,
  outline: 'none',
  background: 'transparent',
  fontSize: rem(16),
  lineHeight: rem(24),
  color: color.text,
  selectors: {
    '&::placeholder': { color: color.faint, opacity: 1 },
    // A date without a value shows its pattern.
    '&[data-empty]:not(:focus)': { color: color.faint },
    '&:read-only': { color: color.sub },
    '&:disabled': { color: color.sub, WebkitTextFillColor: 'currentColor', opacity: 1 },
  },
});
export const area = style([input, { resize: 'none', minHeight: 112, fieldSizing: 'content' } as object]);
export const areaBox = style([box, { flexDirection: 'column', alignItems: 'stretch', gap: 0, paddingBottom: 12 }]);
export const icon = style({ color: color.brandText, display: 'inline-flex' });
/** The browser's own calendar button lies invisible over our icon. */
globalStyle(`${icon} + ${input}::-webkit-calendar-picker-indicator`, {
  position: 'absolute',
  left: 0,
  top: 0,
  width: 48,
  height: 52,
  margin: 0,
  padding: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const unit = style({ color: color.sub, fontWeight: 600, fontSize: rem(16) });
export const counter = style({
  alignSelf: 'flex-end',
  fontSize: rem(13),
  lineHeight: rem(18),
  color: color.sub,
  fontVariantNumeric: 'tabular-nums',
});
export const counterOver = style([counter, { color: color.redText, fontWeight: 700 }]);
export const hint = style({
  fontSize: rem(13),
  lineHeight: rem(18),
  color: color.sub,
  padding: '0 4px',
  textWrap: 'pretty',
});
export const error = style({
  display: 'flex',
  gap: 4,
  alignItems: 'flex-start',
  fontSize: rem(13),
  lineHeight: rem(18),
  color: color.redText,
  fontWeight: 600,
  padding: '0 4px',
});
