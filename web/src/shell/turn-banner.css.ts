import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius, size } from '../ui/foundation/tokens.css';

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  minHeight: 60,
  margin: '12px 16px 0',
  padding: 8,
  borderRadius: radius.card,
  background: color.light,
  boxShadow: `inset 0 0 0 1px ${color.mid}`,
});
export const words = style({ flex: '999 1 96px', minWidth: 0 });
/** On a line of its own where both do not fit, and then as wide as it. */
globalStyle(`${banner} > a`, {
  flexGrow: 1,
  minHeight: size.target,
  padding: '8px 14px',
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const headline = style({ fontSize: rem(17), lineHeight: rem(24), color: color.brandText });
export const title = style({ fontSize: rem(13), lineHeight: rem(18), color: color.sub });
