import { style } from '@vanilla-extract/css';
import { color, radius } from '../../ui/foundation/tokens.css';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  marginTop: 12,
  padding: '8px 14px',
  borderRadius: radius.button,
  background: color.pale,
});
export const feet = style({ flex: 'none', color: color.brandText });
