import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, desk, layer, size } from '../../ui/foundation/tokens.css';
import { look } from './look.css';

export const layout = style([
  look,
  {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    background: color.bg,
    '@media': { [desk]: { display: 'grid', gridTemplateColumns: `196px minmax(0, 1fr)` } },
  },
]);
// Its columns scroll by themselves: nothing is kept free for a bar of the page.
globalStyle(`html:has(${layout})`, { '@media': { [desk]: { scrollbarGutter: 'auto' } } });
export const rail = style({
  display: 'none',
  '@media': {
    [desk]: {
      position: 'sticky',
      top: 0,
      display: 'flex',
      flexDirection: 'column',
      height: '100dvh',
      background: color.pale,
      borderRight: `1px solid ${color.line}`,
      overflowY: 'auto',
    },
  },
});
export const brand = style({ display: 'flex', alignItems: 'center', gap: 10, height: 60, padding: '0 16px' });
export const group = style({
  display: 'grid',
  gap: 3,
  margin: '0 8px',
  padding: '6px 0',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  padding: '0 10px',
  borderRadius: 10,
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  selectors: { '&[aria-current="page"]': { background: color.light, color: color.brandText, fontWeight: 700 } },
});
export const name = style({ flex: 1, minWidth: 0 });
export const count = style({ fontSize: rem(13), fontVariantNumeric: 'tabular-nums' });
export const late = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  padding: '1px 7px',
  borderRadius: 99,
  background: color.redBg,
  color: color.redText,
  fontSize: rem(12),
  lineHeight: rem(18),
  fontWeight: 700,
});
export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginTop: 'auto',
  padding: '12px 16px',
  borderTop: `1px solid ${color.line}`,
});
export const tabs = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.bar,
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  minHeight: size.tabBar,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: color.pale,
  boxShadow: `0 -1px 0 ${color.line}`,
  '@media': { [desk]: { display: 'none' } },
});
export const tab = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: 600,
  color: color.faint,
  selectors: { '&[aria-current="page"]': { color: color.brandText, fontWeight: 700 } },
});
export const badge = style({
  position: 'absolute',
  top: 8,
  left: 'calc(50% + 4px)',
  minWidth: 18,
  padding: '0 5px',
  borderRadius: 9,
  background: color.count,
  color: color.onCount,
  fontSize: rem(12),
  lineHeight: rem(18),
  fontWeight: 700,
  textAlign: 'center',
});
export const more = style({ display: 'grid', padding: '4px 0 12px' });
export const moreItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  fontSize: rem(16),
  fontWeight: 600,
});
export const shut = style([
  look,
  { display: 'grid', placeContent: 'center', minHeight: '100dvh', textAlign: 'center', gap: 12 },
]);
