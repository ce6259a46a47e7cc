import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color } from '../../ui/foundation/tokens.css';

export const hint = style({
  display: 'flex',
  gap: 6,
  padding: '0 4px',
  color: color.gold,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  wordBreak: 'keep-all',
});
export const sign = style({ flex: 'none', marginTop: 1 });
