import { style } from '@vanilla-extract/css';
import { columnBox } from './column-box';
import { color } from './tokens.css';

export const screen = style({
  ...columnBox,
  containerType: 'inline-size',
  position: 'relative',
  height: '100dvh',
  background: color.canvas,
});
