import { style } from '@vanilla-extract/css';
import { columnBox } from '../../ui/foundation/column-box';
import { rem } from '../../ui/foundation/rem';
import { color, radius, size } from '../../ui/foundation/tokens.css';

export const page = style({
  width: '100vw',
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: '100dvh',
  background: color.canvas,
  color: color.text,
  overflow: 'hidden',
});
export const column = style([columnBox, { height: '100%', background: color.bg }]);
export const header = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: size.appBar,
  padding: '6px 12px 10px 4px',
  paddingTop: 'calc(6px + env(safe-area-inset-top))',
  background: color.header,
  color: color.onHeader,
  borderRadius: `0 0 ${radius.hero}px ${radius.hero}px`,
});
export const field = style({ flex: 1, minWidth: 0 });
export const results = style({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', padding: '8px 0 24px' });
/** A hairline above all but the first, from where the words begin. */
export const entry = style({
  position: 'relative',
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      left: 68,
      right: 16,
      top: 0,
      height: 1,
      background: color.line,
    },
  },
});
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  width: '100%',
  padding: '10px 16px',
  textAlign: 'left',
  selectors: {
    '&:active, &:hover': { background: color.pale },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
export const words = style({ flex: 1, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 });
export const first = style({ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 });
export const name = style({ fontSize: rem(14), lineHeight: rem(20), fontWeight: 700 });
export const time = style({
  flex: 'none',
  marginLeft: 'auto',
  fontSize: rem(13),
  lineHeight: rem(18),
  color: color.faint,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const said = style({
  fontSize: rem(15),
  lineHeight: rem(22),
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
export const mark = style({
  padding: '1px 2px',
  borderRadius: 4,
  background: color.mark,
  color: color.text,
  fontWeight: 700,
});
export const more = style({ padding: '16px 16px 0', display: 'grid' });
export const none = style({
  padding: '48px 24px',
  textAlign: 'center',
  color: color.sub,
  fontSize: rem(15),
  lineHeight: rem(22),
});
