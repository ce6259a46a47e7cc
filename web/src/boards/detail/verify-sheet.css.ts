import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { stack } from '../../ui/foundation/stack';
import { color } from '../../ui/foundation/tokens.css';

export const sheet = style({ ...stack(8), justifyItems: 'center', textAlign: 'center', wordBreak: 'keep-all' });
export const lead = style({ color: color.sub, fontSize: rem(15), lineHeight: rem(22) });
export const buttons = style({ ...stack(8), width: '100%', marginTop: 12 });
