import { style } from '@vanilla-extract/css';

export const frame = style({ position: 'relative', minWidth: 0 });
const arrow = style({
  position: 'absolute',
  top: '50%',
  zIndex: 1,
  display: 'none',
  transform: 'translateY(-50%)',
  '@media': { '(hover: hover) and (pointer: fine)': { display: 'block' } },
});
export const before = style([arrow, { left: 8 }]);
export const after = style([arrow, { right: 8 }]);
