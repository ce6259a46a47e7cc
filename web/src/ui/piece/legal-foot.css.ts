import { style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color } from '../foundation/tokens.css';

export const foot = style({
  padding: '16px 0 8px',
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(20),
  wordBreak: 'keep-all',
});
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '0 16px', marginTop: 4 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});
