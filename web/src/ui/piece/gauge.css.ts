import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color } from '../foundation/tokens.css';

export const row = style({ display: 'inline-flex', alignItems: 'center', gap: 8 });
const percent = style({ whiteSpace: 'nowrap', fontWeight: 800, fontVariantNumeric: 'tabular-nums' });
export const word = styleVariants({
  leader: [percent, { color: color.leader }],
  follower: [percent, { color: color.follower }],
});
export const size = styleVariants({
  small: { fontSize: rem(17), lineHeight: rem(24) },
  large: { fontSize: 'clamp(1.1875rem, 5.8vw, 1.5rem)', lineHeight: rem(32) },
});
const panel = style({
  display: 'flex',
  alignItems: 'center',
  // On the narrower phones its name, too, keeps to one line.
  gap: 'clamp(6px, 4vw - 8px, 8px)',
  padding: '12px clamp(8px, 8vw - 20px, 12px)',
  borderRadius: 16,
  minWidth: 0,
});
export const tint = styleVariants({
  leader: [panel, { background: color.leaderBg }],
  follower: [panel, { background: color.followerBg }],
});
export const title = style({ fontSize: rem(13), lineHeight: rem(18), color: color.sub });
