import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius } from '../ui/foundation/tokens.css';

export const picker = style({ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0 });
/** On a low phone the address and the search below it can still be seen. */
const minHeight = 'clamp(180px, 30dvh, 320px)';
export const stage = style({ position: 'relative', flex: 1, minHeight, display: 'flex' });
export const map = style({ flex: 1, minHeight });
/** Nobody lives in the middle of the map before somebody says so: stands on the pin, and lets presses through. */
export const wondering = style({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  paddingBottom: 48,
  pointerEvents: 'none',
});
export const panel = style({ ...stack(12), padding: 16 });
export const ways = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: 8 });
export const denied = style({
  padding: '0 4px',
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
});
export const seen = style([denied, { display: 'flex', alignItems: 'center', gap: 6 }]);
export const lock = style({ flex: 'none' });
export const address = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 56,
  padding: '10px 16px',
  borderRadius: radius.field,
  background: color.pale,
  fontSize: rem(16),
  lineHeight: rem(24),
  fontWeight: 600,
});
export const unchosen = style([address, { color: color.sub, fontWeight: 400 }]);
export const pin = style({ color: color.brandText });
export const words = style({ minWidth: 0 });
const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 48,
  borderRadius: radius.small,
  fontWeight: 700,
  selectors: { '&:disabled': { opacity: 0.6 } },
});
export const search = style([button, { background: color.light, color: color.brandText }]);
/** Until a place is chosen, the device is the quickest way to one. */
export const searchFirst = style([button, { background: color.brand, color: color.onBrand }]);
