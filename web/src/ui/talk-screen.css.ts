import { style } from '@vanilla-extract/css';
import { color, shadow, wide } from './tokens.css';

export const screen = style({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 'var(--column)',
  height: '100dvh',
  margin: '0 auto',
  background: color.canvas,
  '@media': { [wide]: { boxShadow: shadow.float } },
});
