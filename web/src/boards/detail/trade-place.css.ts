import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { stack } from '../../ui/foundation/stack';
import { color, radius, size } from '../../ui/foundation/tokens.css';

export const place = style({ ...stack(12), paddingTop: 8 });
export const card = style({ border: `1px solid ${color.line}`, borderRadius: radius.card, overflow: 'hidden' });
export const map = style({ height: 132 });
export const canvas = style({ height: 132 });
export const words = style({ ...stack(4), padding: 16 });
export const meeting = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 700, overflowWrap: 'anywhere' });
export const address = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const note = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
/** Kept free for what is loaded late. */
export const actions = style({ minHeight: size.target, marginTop: 8 });
