import { style } from '@vanilla-extract/css';
import { color } from '../ui/foundation/tokens.css';

export const line = style({ display: 'block' });
export const heavy = style({ whiteSpace: 'nowrap', color: color.brandText, fontWeight: 700 });
