import { style } from '@vanilla-extract/css';
import { stack } from '../ui/foundation/stack';

export const list = style({ ...stack(12), padding: '0 16px 24px' });
/** Cards far below the viewport are not laid out. */
export const item = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 176px' });
