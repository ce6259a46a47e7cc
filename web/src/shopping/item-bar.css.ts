import { style } from '@vanilla-extract/css';
import { color, radius } from '../ui/foundation/tokens.css';

export const link = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minHeight: 56,
  padding: '0 clamp(8px, 3.6vw, 16px)',
  borderRadius: radius.button,
  background: color.light,
  color: color.brandText,
  fontWeight: 700,
  whiteSpace: 'nowrap',
});
