import { style } from '@vanilla-extract/css';
import { color } from '../ui/foundation/tokens.css';

export const plain = style({ color: color.text });
