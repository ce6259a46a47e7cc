import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';

export const box = style({
  display: 'grid',
  gap: 14,
  margin: '16px 16px 0',
  padding: 16,
  borderRadius: radius.card,
  background: color.light,
});
export const top = style({ display: 'flex', alignItems: 'center', gap: 14 });
export const title = style({ fontSize: rem(16), lineHeight: rem(24), fontWeight: 700 });
export const count = style({ color: color.brandText, fontWeight: 800 });
export const words = style({ marginTop: 2, color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const whole = style({ display: 'inline-block' });
