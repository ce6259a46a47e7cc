import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius, shadow } from '../ui/foundation/tokens.css';

export const card = style({
  position: 'relative',
  display: 'grid',
  gap: 16,
  padding: 'clamp(16px, 5vw, 20px)',
  borderRadius: radius.hero,
  background: color.card,
  boxShadow: shadow.float,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: 16 });
export const words = style({ minWidth: 0 });
export const lines = style({ flex: 1, display: 'grid', gap: 8 });
export const address = style({ display: 'flex', gap: 4, color: color.sub, textWrap: 'balance' });
export const pin = style({ flex: 'none', marginTop: 4 });
export const gauges = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(136)}), 1fr))`,
  gap: 8,
});
export const none = style({ color: color.sub, lineHeight: rem(32) });
