import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color } from '../ui/foundation/tokens.css';

export const list = style({ padding: '8px 0 24px' });
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '10px 16px',
  selectors: {
    '&:active, &:hover': { background: color.pale },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
export const words = style({ flex: 1, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 });
export const shapes = style([words, { gap: 8 }]);
export const first = style({ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 });
export const title = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 700 });
export const people = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: color.faint,
  fontVariantNumeric: 'tabular-nums',
});
export const time = style({
  flex: 'none',
  marginLeft: 'auto',
  paddingLeft: 4,
  fontSize: rem(12),
  lineHeight: rem(18),
  color: color.faint,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const second = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 22 });
export const last = style({ flex: 1, minWidth: 0, fontSize: rem(14), lineHeight: rem(20), color: color.sub });
export const unread = style({
  flex: 'none',
  minWidth: 20,
  minHeight: 20,
  padding: '0 6px',
  borderRadius: 10,
  background: color.count,
  color: color.onCount,
  fontSize: rem(12),
  lineHeight: rem(20),
  fontWeight: 700,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
/** A muted room does not call. */
export const quietUnread = style([unread, { background: color.greyBg, color: color.grey }]);
export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', paddingTop: 4 });
export const stateWords = style({
  fontSize: rem(13),
  lineHeight: rem(18),
  color: color.sub,
  fontVariantNumeric: 'tabular-nums',
});
