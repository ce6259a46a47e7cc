import { style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color } from '../foundation/tokens.css';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '8px 16px',
  borderRadius: 16,
  background: color.pale,
});
export const words = style({
  flex: 1,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.sub,
  wordBreak: 'keep-all',
});
/** Not broken inside: the line wraps before it. */
export const whole = style({ display: 'inline-block' });
export const minutes = style({ color: color.brandText, fontVariantNumeric: 'tabular-nums' });
