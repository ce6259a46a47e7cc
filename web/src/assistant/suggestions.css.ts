import { style } from '@vanilla-extract/css';
import { color, radius } from '../ui/tokens.css';

export const row = style({
  display: 'flex',
  gap: 8,
  padding: '4px 16px 10px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const item = style({ flex: 'none' });
export const chip = style({
  minHeight: 44,
  padding: '0 16px',
  borderRadius: radius.pill,
  background: color.bg,
  boxShadow: `inset 0 0 0 1.5px ${color.mid}`,
  color: color.brandText,
  fontSize: 14,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: { '&:disabled': { opacity: 0.5 } },
});
