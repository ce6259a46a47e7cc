import { style } from '@vanilla-extract/css';

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '6px 4px' });
export const centred = style([tags, { justifyContent: 'center' }]);
