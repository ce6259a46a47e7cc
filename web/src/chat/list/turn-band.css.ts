import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

export const band = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 60,
  margin: '12px 16px 4px',
  padding: '4px 12px',
  borderRadius: radius.card,
  background: color.light,
});
export const headline = style({ fontSize: rem(17), lineHeight: rem(24) });
export const count = style({ fontStyle: 'normal', color: color.brandText });
export const words = style({ fontSize: rem(13), lineHeight: rem(18), color: color.sub });
