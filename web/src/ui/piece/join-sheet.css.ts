import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { stack } from '../foundation/stack';
import { color, radius } from '../foundation/tokens.css';

export const sheet = style({ ...stack(12), paddingTop: 4, textAlign: 'center' });
/** As high as leaves the last button in sight; a short phone has no room for them. */
export const friends = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-end',
  maxWidth: 220,
  marginInline: 'auto',
  '@media': { '(max-height: 679px)': { display: 'none' } },
});
/** Where shares are chosen as well, a short phone has no room for them. */
export const friendsOfMany = style([friends, { '@media': { '(max-height: 779px)': { display: 'none' } } }]);
globalStyle(`${friends} > svg`, { flex: '0 1 auto', minWidth: 0, height: 'auto' });
export const lead = style({ marginTop: -4, marginBottom: 4, color: color.sub, fontSize: rem(15), lineHeight: rem(22) });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: 12,
  borderRadius: radius.card,
  background: color.pale,
  textAlign: 'left',
});
export const words = style({ ...stack(2), minWidth: 0 });
export const facts = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const way = style({ display: 'flex', gap: 4, color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const amount = style({ color: color.brandText, fontWeight: 800 });
export const warning = style({
  display: 'flex',
  gap: 10,
  padding: '14px 16px',
  borderRadius: radius.card,
  background: color.redBg,
  color: color.redText,
  fontWeight: 600,
  textAlign: 'left',
});
export const until = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 4px',
  fontWeight: 600,
  textAlign: 'left',
  wordBreak: 'keep-all',
});
export const sign = style({ flex: 'none' });
/** Not broken inside: the line wraps before it. */
export const whole = style({ display: 'inline-block' });
