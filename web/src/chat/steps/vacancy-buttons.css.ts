import { style } from '@vanilla-extract/css';
import { stack } from '../../ui/foundation/stack';

export const buttons = style({ ...stack(8) });
