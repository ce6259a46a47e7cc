import { style } from '@vanilla-extract/css';
import { color } from '../ui/tokens.css';

/** The bar floats over the picture, so the picture starts at the very top. */
export const stage = style({ marginTop: -56, background: color.tile, vars: { '--overlap': '20px' } });
