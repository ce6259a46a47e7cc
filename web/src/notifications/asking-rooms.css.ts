import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, shadow } from '../ui/foundation/tokens.css';
import { ground } from './inbox.css';

export const card = style({
  vars: { [ground]: color.card },
  margin: '0 16px',
  borderRadius: 18,
  background: color.card,
  border: `1px solid ${color.mid}`,
  boxShadow: shadow.card,
});
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: 12,
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      left: 72,
      right: 12,
      top: 0,
      height: 1,
      background: color.line,
    },
  },
});
export const words = style({ flex: 1, minWidth: 0 });
export const name = style({ fontSize: rem(13), lineHeight: rem(18), fontWeight: 600, color: color.sub });
export const ask = style({ marginTop: 1, fontSize: rem(15), lineHeight: rem(20), fontWeight: 700 });
export const until = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginTop: 2,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: color.sub,
});
export const hot = style([until, { color: color.redText, fontWeight: 600 }]);
