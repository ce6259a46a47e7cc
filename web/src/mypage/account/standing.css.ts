import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { stack } from '../../ui/foundation/stack';
import { color } from '../../ui/foundation/tokens.css';

export const page = style({ ...stack(16), padding: '20px 16px 32px' });
export const head = style({ ...stack(8), justifyItems: 'center', textAlign: 'center' });
export const reason = style({ fontSize: rem(16), lineHeight: rem(24), fontWeight: 600, overflowWrap: 'anywhere' });
export const stays = style({ color: color.sub, fontSize: rem(15), lineHeight: rem(22) });
export const appeal = style({ ...stack(12) });
