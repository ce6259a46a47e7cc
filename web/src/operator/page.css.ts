import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, font, layer } from '../ui/foundation/tokens.css';
import { desk, line2 } from './look.css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 'calc(100dvh - 64px)',
  outline: 'none',
  '@media': { [desk]: { height: '100dvh', minHeight: 0 } },
});
export const top = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 12,
  minHeight: 60,
  padding: '10px 16px',
  background: color.bg,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [desk]: { flexWrap: 'nowrap', padding: '0 24px' } },
});
export const title = style({
  fontFamily: font.display,
  fontWeight: 400,
  fontSize: rem(21),
  lineHeight: rem(28),
  whiteSpace: 'nowrap',
});
export const sub = style({
  color: color.sub,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const space = style({ flex: 1 });
export const search = style({
  display: 'none',
  alignItems: 'center',
  gap: 8,
  width: 232,
  height: 36,
  padding: '0 8px 0 12px',
  borderRadius: 10,
  background: color.field,
  color: color.sub,
  '@media': { [desk]: { display: 'flex' } },
});
export const searchInput = style({
  flex: 1,
  minWidth: 0,
  border: 0,
  background: 'transparent',
  outline: 'none',
  color: color.text,
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '@media': { [desk]: { flexDirection: 'row' } },
});
export const main = style({
  flex: 1,
  minWidth: 0,
  padding: '16px',
  '@media': { [desk]: { padding: '16px 24px', overflowY: 'auto' } },
});
export const flush = style({
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media': { [desk]: { flexDirection: 'row' } },
});
export const side = style({
  padding: '16px',
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [desk]: {
      flex: 'none',
      width: 320,
      padding: '16px 20px',
      borderTop: 0,
      borderLeft: `1px solid ${color.line}`,
      overflowY: 'auto',
    },
  },
});
export const foot = style({
  display: 'none',
  '@media': {
    [desk]: {
      display: 'flex',
      alignItems: 'center',
      gap: 16,
      minHeight: 40,
      padding: '0 24px',
      borderTop: `1px solid ${color.line}`,
      color: color.sub,
      fontSize: rem(12),
    },
  },
});
export const keyed = style({ display: 'inline-flex', alignItems: 'center', gap: 5 });
export const key = style({
  display: 'inline-grid',
  placeContent: 'center',
  minWidth: 18,
  height: 18,
  padding: '0 4px',
  borderRadius: 5,
  border: `1px solid ${line2}`,
  borderBottomWidth: 2,
  background: color.bg,
  color: color.sub,
  fontSize: rem(12),
  lineHeight: 1,
  fontWeight: 600,
});
export const keyOn = style([
  key,
  { borderColor: 'transparent', background: 'rgb(255 255 255 / .2)', color: 'inherit' },
]);
export const allKeys = style({ display: 'grid', gap: 4, padding: '0 20px 24px' });
export const keyLine = style({
  display: 'grid',
  gridTemplateColumns: '120px 1fr',
  alignItems: 'center',
  minHeight: 34,
});
