import { style } from '@vanilla-extract/css';
import { color } from '../foundation/tokens.css';

export const hot = style({ fontWeight: 600, color: color.redText });
