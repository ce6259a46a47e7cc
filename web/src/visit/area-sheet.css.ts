import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius, size } from '../ui/foundation/tokens.css';

export const sheet = style({ ...stack(12), paddingTop: 4 });
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });
export const mascot = style({ flex: 'none' });
export const lead = style({ marginTop: 6, color: color.sub, fontSize: rem(15), lineHeight: rem(22) });
export const unknown = style({ color: color.redText, fontSize: rem(14), lineHeight: rem(20), fontWeight: 600 });
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 52,
  padding: '0 16px',
  borderRadius: radius.field,
  background: color.pale,
  selectors: { '&:focus-within': { boxShadow: `0 0 0 2px ${color.brandText}` } },
});
export const glass = style({ flex: 'none', color: color.brandText });
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: 52,
  border: 0,
  outline: 'none',
  background: 'none',
  color: color.text,
  font: 'inherit',
  selectors: { '&::placeholder': { color: color.sub }, '&::-webkit-search-cancel-button': { display: 'none' } },
});
/** As high as the chips will be: the sheet does not jump when they come. */
export const busyRoom = style({ ...stack(10), alignContent: 'start', minHeight: rem(136), marginTop: 8 });
export const label = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20), fontWeight: 600 });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const chip = style({
  minHeight: size.target,
  padding: '0 14px',
  borderRadius: radius.pill,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  fontSize: rem(15),
  fontWeight: 600,
});
export const open = style({ marginLeft: 2, color: color.sub, fontSize: rem(14), fontWeight: 400 });
export const found = style({ ...stack(), maxHeight: '40dvh', minHeight: rem(136), overflowY: 'auto' });
export const area = style({
  ...stack(),
  width: '100%',
  minHeight: 56,
  padding: '6px 4px',
  textAlign: 'left',
  boxShadow: `inset 0 -1px 0 ${color.line}`,
});
export const name = style({ fontSize: rem(16), lineHeight: rem(22) });
export const address = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const none = style({ minHeight: rem(136), padding: '16px 4px', color: color.sub });
export const promise = style({ display: 'flex', gap: 8, color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const lock = style({ flex: 'none' });
