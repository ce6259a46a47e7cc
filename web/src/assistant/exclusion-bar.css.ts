import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingLeft: 16,
  background: color.bg,
  borderTop: `1px solid ${color.line}`,
});
export const label = style({ flex: 'none', color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const list = style({
  display: 'flex',
  gap: 6,
  minWidth: 0,
  padding: '4px 16px 0 0',
  overflowX: 'auto',
  scrollbarWidth: 'none',
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
  background: color.greenBg,
  color: color.green,
  fontSize: rem(15),
  fontWeight: 700,
  whiteSpace: 'nowrap',
});
