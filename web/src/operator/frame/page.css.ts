import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, desk, font, layer, narrow, radius, size } from '../../ui/foundation/tokens.css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  flex: 1,
  outline: 'none',
  '@media': { [desk]: { height: '100dvh' } },
});
export const top = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 48px',
  alignItems: 'center',
  minHeight: size.appBar,
  padding: 'env(safe-area-inset-top) 4px 0',
  background: color.header,
  color: color.onHeader,
  borderRadius: `0 0 ${radius.hero}px ${radius.hero}px`,
  '@media': {
    [desk]: {
      display: 'flex',
      gap: 12,
      minHeight: 60,
      padding: '0 24px',
      background: color.bg,
      color: color.text,
      borderRadius: 0,
      borderBottom: `1px solid ${color.line}`,
    },
  },
});
export const title = style({
  fontFamily: font.display,
  fontWeight: 400,
  fontSize: rem(20),
  lineHeight: rem(28),
  textAlign: 'center',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [desk]: { fontSize: rem(21), textAlign: 'left' } },
});
export const face = style({ display: 'grid', placeItems: 'center', width: 48, height: 48 });
/** On a phone, below the bar: what stands beside the title where there is room. */
export const under = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px 16px 0',
});
export const sub = style({
  color: color.sub,
  minWidth: 0,
  '@media': {
    [narrow]: { flexGrow: 1 },
    [desk]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
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
  selectors: { '&:focus-within': { boxShadow: `inset 0 0 0 2px ${color.brand}` } },
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
/** A phone has none. */
export const key = style({
  display: 'none',
  '@media': { [desk]: { display: 'inline-grid' } },
  placeContent: 'center',
  minWidth: 18,
  height: 18,
  padding: '0 4px',
  borderRadius: 5,
  border: `1px solid ${color.grip}`,
  borderBottomWidth: 2,
  background: color.bg,
  color: color.sub,
  fontFamily: 'inherit',
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
