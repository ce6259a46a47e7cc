import { style } from '@vanilla-extract/css';
import { color } from '../ui/foundation/tokens.css';
import { cardPrice } from '../ui/foundation/type.css';

export const stack = style({ flex: 1, minWidth: 0, display: 'grid', gap: 8 });
export const line = style({ display: 'flex', justifyContent: 'space-between', padding: '0 4px', color: color.sub });
export const amount = style([cardPrice, { color: color.text }]);
