import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  height: 36,
  borderRadius: radius.pill,
  background: color.bg,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
});
/** The pill is small; its touch target is not. */
export const select = style({
  appearance: 'none',
  height: 44,
  margin: '-4px 0',
  padding: '0 34px 0 14px',
  border: 0,
  borderRadius: radius.pill,
  background: 'transparent',
  color: color.text,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
});
export const arrow = style({ position: 'absolute', right: 12, pointerEvents: 'none' });
/** Without a pill: words and an arrow at the end of a row. */
export const bare = style({ position: 'relative', display: 'inline-flex', alignItems: 'center', flex: 'none' });
/** As wide as what is chosen, where a browser can: else the longest choice keeps the arrow away from the words. */
export const bareSelect = style([
  select,
  { margin: '0 0 0 -20px', padding: '0 20px 0 24px', fontWeight: 700, fieldSizing: 'content' },
]);
/** In line with what ends above it. */
export const bareArrow = style([arrow, { right: 0 }]);
