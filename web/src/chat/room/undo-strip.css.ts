import { style } from '@vanilla-extract/css';

export const strip = style({ padding: '8px 16px 0' });
