import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

export const face = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: color.greyBg,
  color: color.grey,
});
export const chip = style({
  flex: 'none',
  padding: '2px 8px',
  borderRadius: radius.pill,
  background: color.greyBg,
  color: color.grey,
  fontSize: rem(12),
  lineHeight: rem(18),
  fontWeight: 700,
});
export const bubble = style({
  width: 'fit-content',
  maxWidth: 'min(100% - 40px, 440px)',
  padding: '0 4px 0 14px',
  border: `1px dashed ${color.faint}`,
  borderRadius: radius.card,
  borderTopLeftRadius: 4,
  color: color.sub,
});
export const words = style({
  padding: '8px 10px 0 0',
  fontSize: rem(16),
  lineHeight: rem(24),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const line = style({ display: 'flex', alignItems: 'center', gap: 8 });
export const note = style([line, { fontSize: rem(14), lineHeight: rem(20) }]);
export const noteSmall = style([line, { fontSize: rem(13), lineHeight: rem(18) }]);
export const icon = style({ flex: 'none' });
export const text = style({ flex: 1, minWidth: 0 });
export const toggle = style({
  flex: 'none',
  minHeight: 44,
  padding: '0 12px',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
  color: color.brandText,
});
