import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minHeight: 60,
  margin: '12px 16px 0',
  padding: '8px 4px 8px 16px',
  borderRadius: radius.card,
  background: color.light,
  boxShadow: `inset 0 0 0 1px ${color.mid}`,
});
export const words = style({ flex: '1 1 140px', minWidth: 0 });
export const title = style({ color: color.brandText });
export const text = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
