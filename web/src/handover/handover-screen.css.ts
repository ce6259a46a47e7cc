import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color } from '../ui/foundation/tokens.css';

export const page = style({ padding: '16px 16px 32px' });
export const empty = style({ ...stack(4), justifyItems: 'center', padding: '12px 0 4px', textAlign: 'center' });
export const emptyText = style({ color: color.sub, wordBreak: 'keep-all', textWrap: 'balance' });
export const gap = style({ height: 20 });
export const buttons = style({ ...stack(8), flex: 1 });
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))', gap: 8 });
export const note = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18), textAlign: 'center' });
