import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';

export const list = style({
  display: 'flex',
  gap: 6,
  padding: '4px 16px 0',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: color.bg,
  borderTop: `1px solid ${color.line}`,
});
export const item = style({ flex: 'none' });
/** Drawn 36 high, pressed 44. */
export const chip = style({ display: 'grid', alignItems: 'center', minHeight: 44 });
export const face = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 36,
  padding: '0 10px 0 14px',
  borderRadius: radius.pill,
  border: `1px solid ${color.line}`,
  fontSize: rem(15),
  fontWeight: 700,
  whiteSpace: 'nowrap',
});
export const leftOut = style([face, { borderColor: color.greenBg, background: color.greenBg, color: color.green }]);
export const name = style({ fontSize: rem(13), fontWeight: 400 });
