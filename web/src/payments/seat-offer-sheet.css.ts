import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius } from '../ui/foundation/tokens.css';

export const sheet = style({ ...stack(12), paddingTop: 4, textAlign: 'center' });
export const picture = style({ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 12 });
const disc = style({ display: 'grid', placeItems: 'center', flex: 'none', borderRadius: '50%' });
export const arrow = style([disc, { width: 56, height: 56, background: color.light, color: color.brandText }]);
export const free = style([disc, { width: 84, height: 84, border: `2px dashed ${color.seat}`, color: color.onSeat }]);
export const lead = style({ color: color.sub, fontSize: rem(16), lineHeight: rem(24), textWrap: 'balance' });
export const hint = style({
  display: 'flex',
  gap: 8,
  padding: '12px 16px',
  borderRadius: radius.card,
  background: color.pale,
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  textAlign: 'left',
});
export const clock = style({ flex: 'none', color: color.brandText });
