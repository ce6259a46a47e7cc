import { style } from '@vanilla-extract/css';

export const lines = style({ display: 'grid', gap: 14, padding: '20px 16px' });
