import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { stack } from '../../ui/foundation/stack';
import { color, radius, shadow } from '../../ui/foundation/tokens.css';

export const page = style({ ...stack(16), padding: '20px 16px 32px' });
export const first = style({ ...stack(12), justifyItems: 'center', textAlign: 'center' });
export const lead = style({ color: color.sub, fontSize: rem(16), lineHeight: rem(24) });
export const card = style({
  width: '100%',
  padding: '4px 0',
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.cardEdge,
  textAlign: 'left',
});
export const entry = style({
  margin: '0 16px',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const open = style({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 68, padding: '8px 0' });
export const words = style({ ...stack(2), flex: 1, minWidth: 0 });
export const name = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 600 });
export const meta = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const heading = style({ fontSize: rem(17), lineHeight: rem(24), fontWeight: 700 });
export const after = style({ ...stack(14) });
export const line = style({ display: 'flex', alignItems: 'center', gap: 12, fontSize: rem(16), lineHeight: rem(24) });
export const icon = style({ flex: 'none', color: color.faint });
export const actions = style({ ...stack(8), width: '100%' });
