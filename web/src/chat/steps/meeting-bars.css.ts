import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color } from '../../ui/foundation/tokens.css';

/** The day of the appointment, as a leaf of a calendar. */
export const tile = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: 44,
  height: 44,
  borderRadius: 13,
  border: `1px solid ${color.mid}`,
  background: color.card,
});
export const weekday = style({ fontSize: rem(12), lineHeight: rem(14), color: color.sub });
export const day = style({ fontSize: rem(18), lineHeight: rem(20), fontWeight: 800, color: color.brandText });
export const pin = style({ flex: 'none' });
