import { style } from '@vanilla-extract/css';
import { color } from '../foundation/tokens.css';

export const button = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 52,
  minHeight: 52,
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 700,
  color: color.sub,
  fontVariantNumeric: 'tabular-nums',
});
export const on = style({ color: '#f4574a', fill: '#f4574a' });
