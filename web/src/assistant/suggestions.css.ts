import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';

const chips = style({ display: 'flex', gap: 8, padding: '4px 16px 10px' });
export const row = style([chips, { overflowX: 'auto', scrollbarWidth: 'none' }]);
/** Before the first products there is room for all of them at once. */
export const start = style([chips, { flexWrap: 'wrap' }]);
export const item = style({ flex: 'none' });
export const chip = style({
  minHeight: 44,
  padding: '0 16px',
  borderRadius: radius.pill,
  background: color.bg,
  boxShadow: `inset 0 0 0 1.5px ${color.mid}`,
  color: color.brandText,
  fontSize: rem(14),
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: { '&:disabled': { opacity: 0.5 } },
});
