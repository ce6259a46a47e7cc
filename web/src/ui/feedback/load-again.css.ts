import { style } from '@vanilla-extract/css';

export const again = style({ display: 'grid', justifyContent: 'center', paddingBottom: 24 });
