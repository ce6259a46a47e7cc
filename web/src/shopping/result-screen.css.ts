import { style } from '@vanilla-extract/css';
import { color } from '../ui/foundation/tokens.css';

export const count = style({ padding: '16px 16px 0', color: color.sub });
export const keyword = style({ color: color.brandText });
