import { style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color } from '../foundation/tokens.css';

export const button = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 52,
  minHeight: 52,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 700,
  color: color.sub,
  fontVariantNumeric: 'tabular-nums',
});
export const on = style({ color: '#f4574a', fill: '#f4574a' });
