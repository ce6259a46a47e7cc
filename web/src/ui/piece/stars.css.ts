import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../foundation/tokens.css';

export const stars = style({ position: 'relative', display: 'inline-flex', flex: 'none' });
export const given = style({ position: 'absolute', inset: 0, display: 'flex', overflow: 'hidden' });
export const star = style({ flex: 'none', color: color.starOff, fill: color.starOff });
globalStyle(`${given} ${star}`, { color: color.star, fill: color.star });
