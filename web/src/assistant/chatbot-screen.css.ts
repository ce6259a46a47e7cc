import { style } from '@vanilla-extract/css';
import { color, shadow, wide } from '../ui/tokens.css';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 'var(--column)',
  height: '100dvh',
  margin: '0 auto',
  background: color.canvas,
  '@media': { [wide]: { boxShadow: shadow.float } },
});
export const face = style({ display: 'grid', marginRight: 4 });
export const main = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});
export const log = style({ display: 'flex', flexDirection: 'column', gap: 14, padding: '20px 16px 16px' });
export const greeting = style({ display: 'grid', justifyItems: 'center', gap: 6, paddingBottom: 8 });
export const footer = style({ background: color.canvas });
