import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, layer, size } from '../foundation/tokens.css';

export const list = style({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  padding: '0 8px',
  boxShadow: `inset 0 -1px 0 ${color.line}`,
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});
/** A header with a search box in it. */
const HEADER_PX = size.appBar + 64;
/** Stays in sight under such a header. */
export const sticky = style([
  list,
  {
    position: 'sticky',
    top: `calc(env(safe-area-inset-top) + ${HEADER_PX}px)`,
    zIndex: layer.header - 1,
    background: color.bg,
  },
]);
export const spread = style([list, { padding: 0 }]);
export const tab = style({
  flex: 'none',
  minHeight: 48,
  padding: '0 8px',
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 500,
  color: color.sub,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-selected="true"]': {
      color: color.brandText,
      fontWeight: 700,
      boxShadow: `inset 0 -3px 0 ${color.brandText}`,
    },
    [`${spread} > &`]: { flex: 1 },
    '&:focus-visible': { outlineOffset: -4, borderRadius: 8 },
  },
});
/** Takes the room that is left, so that an empty list speaks from its middle. */
export const panel = style({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 });
globalStyle(`${sticky} + ${panel} :is(a, button)`, { scrollMarginTop: HEADER_PX + 56 });
