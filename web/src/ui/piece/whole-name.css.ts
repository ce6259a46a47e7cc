import { style } from '@vanilla-extract/css';
import { clampTwo } from '../foundation/type.css';

/** On one line if both find room, else the amount begins a line of its own. */
export const whole = style({ display: 'flex', flexWrap: 'wrap', columnGap: '.25em' });
export const name = style([clampTwo, { minWidth: 0 }]);
