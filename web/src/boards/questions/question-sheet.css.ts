import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

/** What a sheet leaves free at its end. */
const BELOW = '(16px + env(safe-area-inset-bottom))';
const tiny = { fontSize: rem(13), lineHeight: rem(18) };

export const close = style({
  position: 'absolute',
  top: 14,
  right: 6,
  zIndex: 1,
  borderRadius: '50%',
  background: color.bg,
});
export const lead = style({
  margin: '6px 0 16px',
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.sub,
  wordBreak: 'keep-all',
});
export const quiet = style({ padding: '16px 0', fontSize: rem(14), lineHeight: rem(20), color: color.sub });
export const list = style({ display: 'grid' });
export const item = style({
  padding: '16px 0',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` }, '&:first-child': { paddingTop: 4 } },
});
export const question = style({ display: 'flex', alignItems: 'flex-start', gap: 10, marginBottom: 10 });
export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  borderRadius: 7,
  background: color.light,
  color: color.brandText,
  fontSize: rem(13),
  fontWeight: 800,
});
export const text = style({ fontSize: rem(15), lineHeight: rem(22), fontWeight: 700, overflowWrap: 'anywhere' });
export const answer = style({
  display: 'flex',
  gap: 10,
  padding: '10px 12px',
  borderRadius: radius.card,
  borderTopLeftRadius: 4,
  background: color.pale,
});
export const words = style({ flex: 1, minWidth: 0 });
export const said = style({ fontSize: rem(15), lineHeight: rem(22), whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const note = style({ flex: 1, ...tiny, color: color.sub });
/** As high as a finger, without moving the lines apart. */
export const small = style({
  minHeight: 44,
  margin: '-13px 0',
  padding: '0 8px',
  ...tiny,
  fontWeight: 700,
  color: color.sub,
});
/** At the end of the question's first line. */
export const report = style([small, { flex: 'none', margin: '-11px -8px -11px auto' }]);
export const waiting = style({ display: 'grid', gap: 10, marginBottom: 16 });
export const head = style({ fontSize: rem(14), lineHeight: rem(20), fontWeight: 700, color: color.sub });
export const answeredHead = style([head, { margin: '20px 0 8px' }]);
export const answering = style({
  display: 'grid',
  gap: 10,
  padding: 14,
  borderRadius: radius.card,
  background: color.light,
});
globalStyle(`${answering} div:has(> textarea)`, { background: color.bg });
export const line = style({ display: 'flex', alignItems: 'center', gap: 8 });
const box = style({ display: 'flex', alignItems: 'center', gap: 12, padding: '12px 14px', borderRadius: radius.card });
export const other = style([box, { background: color.pale }]);
export const gone = style([other, { marginBottom: 16 }]);
export const mine = style([box, { background: color.light, marginBottom: 16 }]);
export const waits = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginBottom: 4,
  ...tiny,
  fontWeight: 700,
  color: color.brandText,
});
/** The title above says what the field is for, and two lines are enough for a question. */
export const short = style({});
globalStyle(`${short} textarea`, { minHeight: rem(56) });
globalStyle(`${short} label`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
/** Stays in sight under a long list, over the room that a sheet leaves below. */
export const foot = style({
  position: 'sticky',
  bottom: `calc(-1 * ${BELOW})`,
  display: 'grid',
  gap: 10,
  margin: `8px -16px calc(-1 * ${BELOW})`,
  padding: `14px 16px calc${BELOW}`,
  borderTop: `1px solid ${color.line}`,
  background: color.bg,
});
/** While one's own waits: no field, no grey button. */
export const told = style([
  foot,
  { gridAutoFlow: 'column', justifyContent: 'center', gap: 8, minHeight: 52, ...tiny, color: color.sub },
]);
