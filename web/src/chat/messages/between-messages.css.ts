import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

export const day = style({
  padding: '12px 16px 16px',
  textAlign: 'center',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  color: color.sub,
});
export const unread = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '4px 16px 16px',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 700,
  color: color.brandText,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, height: 1, background: color.ring },
  },
});
export const enterRow = style({ display: 'flex', justifyContent: 'center', padding: '4px 16px 14px' });
export const enter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  minHeight: 32,
  padding: '4px 14px 4px 6px',
  borderRadius: radius.pill,
  background: color.greyBg,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: color.grey,
});
