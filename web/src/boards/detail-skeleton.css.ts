import { style } from '@vanilla-extract/css';
import { stack } from '../ui/stack';

export const lines = style({ ...stack(14), padding: '20px 16px' });
