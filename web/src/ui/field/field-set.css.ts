import { style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';

export const legend = style({ fontSize: rem(14), lineHeight: rem(20), fontWeight: 600, marginBottom: 6 });
export const problem = style({ marginTop: 6 });
