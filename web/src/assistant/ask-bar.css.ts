import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';
import { list as held } from './held-bar.css';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '10px 12px calc(10px + env(safe-area-inset-bottom))',
  background: color.bg,
  borderTop: `1px solid ${color.line}`,
  selectors: { [`${held} + &`]: { borderTop: 0, paddingTop: 6 } },
});
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  padding: '0 18px',
  border: 0,
  borderRadius: radius.pill,
  background: color.field,
  fontSize: rem(16),
  outline: 'none',
  selectors: {
    '&:focus': { boxShadow: `inset 0 0 0 2px ${color.brand}`, background: color.bg },
    '&::placeholder': { color: color.faint, opacity: 1 },
  },
});
