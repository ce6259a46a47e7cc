import { style } from '@vanilla-extract/css';
import { color, radius } from '../ui/foundation/tokens.css';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 52,
  marginTop: 8,
  padding: '0 12px 0 16px',
  borderRadius: radius.button,
  color: color.sub,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  fontWeight: 600,
  textAlign: 'left',
});
export const words = style({ flex: 1, color: color.text });
