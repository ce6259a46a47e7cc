import { style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { stack } from '../foundation/stack';
import { color, radius, size } from '../foundation/tokens.css';

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const action = style({
  flex: '1 1 auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: size.target,
  padding: '0 12px',
  borderRadius: radius.small,
  background: color.light,
  color: color.brandText,
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 700,
});
export const where = style({ ...stack(2), padding: '4px 0 12px' });
export const note = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 700, overflowWrap: 'anywhere' });
export const address = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const maps = style(stack(8));
export const map = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 52,
  padding: '0 16px',
  borderRadius: radius.button,
  background: color.pale,
  color: color.text,
  fontWeight: 600,
});
