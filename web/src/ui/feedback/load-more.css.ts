import { style } from '@vanilla-extract/css';

export const mark = style({ display: 'grid', placeItems: 'center', height: 64 });
