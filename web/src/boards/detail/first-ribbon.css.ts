import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

export const mine = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  padding: '10px 16px',
  borderRadius: `${radius.hero}px ${radius.hero}px 0 0`,
  background: color.light,
  fontSize: rem(15),
  lineHeight: rem(21),
});
export const others = style([mine, { background: color.pale, color: color.sub }]);
export const balls = style({ display: 'flex', flex: 'none', width: 60 });
globalStyle(`${balls} > svg + svg`, { marginLeft: -10 });
export const who = style({ color: color.text });
