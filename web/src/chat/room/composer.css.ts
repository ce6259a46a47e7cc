import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color } from '../../ui/foundation/tokens.css';

export const bar = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 8,
  padding: '10px 12px calc(10px + env(safe-area-inset-bottom))',
  background: color.bg,
  borderTop: `1px solid ${color.line}`,
});
export const field = style({ position: 'relative', flex: 1, minWidth: 0, display: 'grid' });
export const input = style({
  width: '100%',
  minHeight: 48,
  maxHeight: 120,
  padding: '12px 18px',
  border: 0,
  borderRadius: 24,
  background: color.field,
  fontSize: rem(16),
  lineHeight: rem(24),
  outline: 'none',
  resize: 'none',
  overflowY: 'auto',
  selectors: {
    '&:focus': { boxShadow: `inset 0 0 0 2px ${color.brand}`, background: color.bg },
    '&::placeholder': { color: color.faint, opacity: 1 },
    '&:disabled': { color: color.faint },
  },
});
export const count = style({
  position: 'absolute',
  right: 16,
  top: -8,
  padding: '0 6px',
  borderRadius: 8,
  background: color.bg,
  fontSize: rem(12),
  lineHeight: rem(16),
  color: color.sub,
  fontVariantNumeric: 'tabular-nums',
});
export const quiet = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  minHeight: 68,
  padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
  background: color.bg,
  borderTop: `1px solid ${color.line}`,
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  textAlign: 'center',
});
