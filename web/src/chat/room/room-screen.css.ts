import { style } from '@vanilla-extract/css';

export const main = style({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
});
/** The place of the menu, before its code is there. */
export const menu = style({ flex: 'none', width: 44 });
export const waiting = style({ flex: 1 });
