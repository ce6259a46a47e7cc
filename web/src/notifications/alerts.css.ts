import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius, shadow } from '../ui/foundation/tokens.css';

export const page = style({ padding: '16px 16px 32px' });
export const label = style({
  padding: '18px 4px 8px',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
  color: color.sub,
});
export const panel = style({
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
  overflow: 'hidden',
});
/** Hairlines between rows, indented like their words. */
export const divided = style({
  position: 'relative',
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      left: 16,
      right: 16,
      top: 0,
      height: 1,
      background: color.line,
    },
  },
});
export const looking = style([
  panel,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 56,
    marginTop: 12,
    padding: '0 16px',
    fontSize: rem(16),
    lineHeight: rem(22),
    fontWeight: 600,
  },
]);
export const still = style({ display: 'flex', alignItems: 'center', gap: 12, padding: '12px 16px', minHeight: 72 });
export const words = style({ flex: 1, minWidth: 0 });
export const title = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 600 });
export const text = style({ fontSize: rem(14), lineHeight: rem(20), color: color.sub });
export const way = style({ padding: '0 16px 16px', display: 'grid' });
export const band = style({
  position: 'relative',
  height: 14,
  margin: '4px 16px 0',
  borderRadius: 7,
  background: color.light,
  overflow: 'hidden',
});
/** A few stars. */
export const night = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  background: `radial-gradient(circle at 28% 36%, #fff 1px, transparent 1.6px), radial-gradient(circle at 54% 64%, #fff 1px, transparent 1.6px), radial-gradient(circle at 78% 34%, #fff 1px, transparent 1.6px), ${color.night}`,
});
export const marks = style({ position: 'relative', height: rem(24), margin: '2px 16px 0' });
export const mark = style({
  position: 'absolute',
  transform: 'translateX(-50%)',
  fontSize: rem(13),
  lineHeight: rem(22),
  color: color.sub,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-first]': { transform: 'none' }, '&[data-last]': { transform: 'translateX(-75%)' } },
});
export const hours = style({ display: 'flex', flexWrap: 'wrap', gap: 8, padding: '6px 16px 16px' });
export const hour = style({
  position: 'relative',
  flex: '1 1 140px',
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  padding: '0 14px',
  borderRadius: radius.field,
  background: color.field,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.sub,
  selectors: { '&:focus-within': { outline: `3px solid ${color.brandText}`, outlineOffset: 2 } },
});
export const hourName = style({
  marginRight: 4,
  fontSize: rem(16),
  lineHeight: rem(22),
  fontWeight: 700,
  color: color.text,
});
export const arrow = style({ marginLeft: 'auto' });
/** The browser's own list over the whole field. */
export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: rem(16),
});
export const never = style({ padding: '0 16px 16px', fontSize: rem(13), lineHeight: rem(18), color: color.sub });
export const device = style([divided, { padding: '14px 16px 16px', display: 'grid', gap: 12 }]);
export const deviceHead = style({ display: 'flex', alignItems: 'center', gap: 12 });
export const deviceTile = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: 12,
  background: color.light,
  color: color.brandText,
});
export const deviceName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 6px',
  fontSize: rem(16),
  lineHeight: rem(22),
  fontWeight: 600,
});
export const here = style({
  padding: '0 8px',
  borderRadius: radius.pill,
  background: color.brand,
  color: color.onBrand,
  fontSize: rem(12),
  lineHeight: rem(20),
  fontWeight: 700,
});
export const small = style({ fontSize: rem(13), lineHeight: rem(18), color: color.sub });
export const trash = style({ flex: 'none', margin: '-4px -12px -4px 0', color: color.sub });
export const read = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 4px',
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  textDecoration: 'underline',
});
