import { style } from '@vanilla-extract/css';
import { columnBox } from '../foundation/column-box';
import { color } from '../foundation/tokens.css';

export const screen = style({
  ...columnBox,
  containerType: 'inline-size',
  position: 'relative',
  height: '100dvh',
  background: color.canvas,
});
