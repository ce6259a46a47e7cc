import { style } from '@vanilla-extract/css';

export const main = style({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
});
export const waiting = style({ flex: 1 });
