import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color } from '../../ui/foundation/tokens.css';

export const card = style({ display: 'grid', gap: 8, marginTop: 10 });
export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 700,
  wordBreak: 'keep-all',
});
export const pin = style({ flex: 'none', color: color.brandText });
export const waits = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.sub,
});
