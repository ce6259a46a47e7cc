import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minHeight: 26,
  marginTop: 4,
  fontSize: rem(15),
  lineHeight: rem(22),
});
export const hot = style([line, { color: color.redText }]);
export const icon = style({
  flex: 'none',
  color: color.brandText,
  selectors: { [`${hot} &`]: { color: 'inherit' } },
});
export const words = style({ flex: 1, minWidth: 'min-content', wordBreak: 'keep-all' });
export const left = style({
  flex: 'none',
  padding: '0 10px',
  borderRadius: radius.pill,
  background: color.redBg,
  fontSize: rem(13),
  lineHeight: rem(26),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
