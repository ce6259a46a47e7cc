import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, radius } from '../foundation/tokens.css';
import { oneLine } from '../foundation/type.css';

/** Several folds in one frame. */
export const folds = style({ borderRadius: radius.card, boxShadow: `inset 0 0 0 1px ${color.line}` });
export const fold = style({
  padding: '0 16px',
  selectors: { '& + &': { boxShadow: `inset 0 1px 0 ${color.line}` } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const icon = style({ flex: 'none', color: color.sub });
export const title = style({ flex: 'none', maxWidth: '70%', fontWeight: 600, wordBreak: 'keep-all' });
export const value = style([
  oneLine,
  {
    flex: 1,
    minWidth: 0,
    textAlign: 'right',
    color: color.sub,
    fontSize: rem(14),
    selectors: { '[open] > summary > &': { visibility: 'hidden' } },
  },
]);
export const chevron = style({
  flex: 'none',
  color: color.sub,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
});
export const body = style({ padding: '4px 0 16px' });
export const bare = style([body]);
globalStyle(`${bare} label, ${bare} legend`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
