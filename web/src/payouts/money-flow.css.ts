import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius, shadow } from '../ui/foundation/tokens.css';

export const scene = style({ position: 'relative', maxWidth: 326, margin: '16px auto' });
export const strands = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const payer = style({ position: 'absolute', left: 0 });
export const more = style({ position: 'absolute', left: 0, bottom: -14, color: color.sub, fontSize: rem(12) });
export const keeper = style({
  position: 'absolute',
  top: '50%',
  left: '47.2%',
  transform: 'translate(-50%, -50%)',
  display: 'grid',
  placeItems: 'center',
  width: 84,
  height: 88,
  borderRadius: 26,
  background: color.card,
  boxShadow: shadow.float,
});
const atTheEnd = { position: 'absolute', left: '84%', transform: 'translateX(-50%)' } as const;
export const leader = style({ ...atTheEnd, display: 'grid', placeItems: 'center' });
export const tag = style({
  marginTop: -10,
  padding: '2px 8px',
  borderRadius: radius.pill,
  background: color.goldBg,
  color: color.gold,
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: 700,
});
export const back = style({
  ...atTheEnd,
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: color.green,
  color: color.card,
});
