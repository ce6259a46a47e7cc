import { style } from '@vanilla-extract/css';

export const legend = style({ fontSize: 14, lineHeight: '20px', fontWeight: 600, marginBottom: 6 });
export const problem = style({ marginTop: 6 });
