import { style } from '@vanilla-extract/css';

export const pair = style({ position: 'relative', flex: 'none', width: 96, height: 78 });
const letter = style({ position: 'absolute', width: 74, height: 'auto' });
export const behind = style([letter, { left: 0, top: 0, transform: 'rotate(-8deg)' }]);
export const front = style([letter, { left: 21, top: 17, transform: 'rotate(5deg)' }]);
