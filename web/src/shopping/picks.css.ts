import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color } from '../ui/foundation/tokens.css';

export const picks = style({ ...stack(24), padding: '16px 0 32px' });
export const ai = style({ display: 'flex', alignItems: 'center', gap: 8, padding: '0 16px', marginBottom: 12 });
export const shelves = style(stack(20));
/** Not laid out before it is near; all shelves are equally high. */
export const shelf = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 302px' });
export const title = style({ padding: '0 16px' });
export const head = style({ display: 'flex', alignItems: 'center', gap: 8, padding: '0 4px 0 16px', minHeight: 44 });
export const name = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 700 });
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginLeft: 'auto',
  padding: '0 8px',
  color: color.sub,
});
export const row = style({
  position: 'relative',
  display: 'flex',
  gap: 12,
  padding: '2px 16px 4px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 16,
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});
export const waitingRow = style([row, { overflow: 'hidden' }]);
export const waitingTile = style({ ...stack(8), flex: 'none', width: 132 });
export const item = style({ flex: 'none', scrollSnapAlign: 'start' });
