import { style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { hint as fieldHint } from './field.css';

export const legend = style({ fontSize: rem(14), lineHeight: rem(20), fontWeight: 600, marginBottom: 6 });
export const problem = style({ marginTop: 6 });
export const hint = style([fieldHint, { marginTop: 6 }]);
