import { style } from '@vanilla-extract/css';
import { color } from '../foundation/tokens.css';

export const free = style({ display: 'flex', alignItems: 'center', gap: 4, color: color.green, fontWeight: 600 });
