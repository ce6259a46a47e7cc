import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, radius } from '../foundation/tokens.css';

const percent = style({ whiteSpace: 'nowrap', fontWeight: 800, fontVariantNumeric: 'tabular-nums' });
export const word = styleVariants({
  leader: [percent, { color: color.leader }],
  follower: [percent, { color: color.follower }],
});
export const size = styleVariants({
  small: { fontSize: rem(13), lineHeight: rem(18) },
  large: { fontSize: 'clamp(1.1875rem, 5.8vw, 1.5rem)', lineHeight: rem(32) },
});
const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  padding: '0 8px 0 5px',
  borderRadius: radius.pill,
});
export const pills = styleVariants({
  leader: [pill, { background: color.leaderBg }],
  follower: [pill, { background: color.followerBg }],
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
