import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { stack } from '../../ui/foundation/stack';
import { color, radius } from '../../ui/foundation/tokens.css';

export const place = style({ ...stack(10), paddingTop: 8 });
export const title = style({ display: 'flex', alignItems: 'center', gap: 8 });
export const pin = style({ color: color.brandText });
export const map = style({ height: 176, borderRadius: radius.card, overflow: 'hidden' });
export const canvas = style({ height: 176 });
export const address = style({ color: color.sub });
export const note = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
