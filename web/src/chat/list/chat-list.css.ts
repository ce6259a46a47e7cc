import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, ease, radius } from '../../ui/foundation/tokens.css';

export const list = style({ padding: '8px 0 24px' });
/** A hairline above all but the first, from where the words begin. */
export const entry = style({
  position: 'relative',
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      left: 84,
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
  padding: '10px 16px',
  selectors: {
    '&:active, &:hover': { background: color.pale },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
export const words = style({ flex: 1, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 });
export const shapes = style([words, { gap: 8 }]);
export const first = style({
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  minWidth: 0,
  // A phone at twice its size: the name keeps a line of its own.
  '@media': { '(max-width: 259px)': { flexWrap: 'wrap' } },
});
export const title = style({
  fontSize: rem(16),
  lineHeight: rem(22),
  fontWeight: 700,
  '@media': { '(max-width: 259px)': { flex: '1 0 100%' } },
});
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
  fontSize: rem(13),
  lineHeight: rem(18),
  color: color.faint,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const second = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 22 });
export const last = style({ flex: 1, minWidth: 0, fontSize: rem(14), lineHeight: rem(20), color: color.sub });
export const draft = style({ color: color.brandText, fontWeight: 700 });
/** A room that is over stands back. */
export const faded = style({ opacity: 0.55 });
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
/** A room that is muted or over does not call. */
export const quietUnread = style([unread, { background: color.greyBg, color: color.grey }]);
export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', paddingTop: 4 });
export const stateWords = style({
  fontSize: rem(13),
  lineHeight: rem(18),
  color: color.sub,
  fontVariantNumeric: 'tabular-nums',
});
export const hot = style({ color: color.redText, fontWeight: 700 });
export const over = style({ margin: '0 16px 24px', borderRadius: radius.card, background: color.canvas });
export const overRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 52,
  padding: '0 16px',
  color: color.sub,
  fontSize: rem(15),
  lineHeight: rem(20),
  textAlign: 'left',
});
/** The way to what ended longer ago. */
export const past = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  width: 'fit-content',
  minHeight: 44,
  margin: '0 auto 24px',
  padding: '0 16px',
  color: color.sub,
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 600,
});
export const hint = style({
  padding: '0 16px 32px',
  textAlign: 'center',
  color: color.faint,
  fontSize: rem(13),
  lineHeight: rem(18),
});
export const arrow = style({
  marginLeft: 'auto',
  transition: `transform .2s ${ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
});
