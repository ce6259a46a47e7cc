import { keyframes, style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, ease, radius } from '../foundation/tokens.css';
import { clampTwo } from '../foundation/type.css';

/** One line: seats that find no room are left to the count. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 3, minWidth: 0, height: 24, overflow: 'hidden' });
export const free = style({
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: '50%',
  flex: 'none',
  border: `1.5px dashed ${color.seat}`,
  background: color.card,
  color: color.onSeat,
});
export const more = style({
  display: 'inline-grid',
  placeItems: 'center',
  height: 24,
  minWidth: 24,
  padding: '0 5px',
  borderRadius: radius.pill,
  background: color.light,
  color: color.brandText,
  fontSize: rem(12),
  lineHeight: 1,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const count = style({
  flex: 'none',
  marginLeft: 8,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  color: color.sub,
  fontVariantNumeric: 'tabular-nums',
});
export const taken = style({ color: color.brandText, fontWeight: 700 });
export const line = style({ display: 'flex', alignItems: 'center' });

export const named = style({ display: 'grid', gap: '12px 4px' });
export const seat = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  fontSize: rem(13),
  lineHeight: rem(18),
  textAlign: 'center',
});
/** As wide as its column: the crown reaches out beyond the face. */
export const seatButton = style([seat, { width: '100%' }]);
const hop = keyframes({ from: { opacity: 0, transform: 'scale(.4)' }, '60%': { transform: 'scale(1.12)' } });
export const filled = style([seat, { animation: `${hop} .45s ${ease}` }]);
export const name = style([clampTwo, { maxWidth: '100%' }]);
export const freeName = style({ color: color.sub });
export const crowd = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  background: color.light,
  color: color.brandText,
  fontSize: rem(15),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
