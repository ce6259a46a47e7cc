import { style } from '@vanilla-extract/css';
import { voice } from '../../ui/foundation/display.css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

export const panel = style({
  display: 'grid',
  gap: 12,
  margin: '12px 16px 0',
  padding: 16,
  borderRadius: radius.hero,
  background: color.light,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: 12 });
export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: radius.small,
  background: color.card,
  color: color.brandText,
});
export const title = style([voice, { display: 'block', color: color.brandText, wordBreak: 'keep-all' }]);
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '8px 12px',
  borderRadius: radius.card,
  background: color.card,
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ display: 'block', fontSize: rem(16), lineHeight: rem(22) });
export const when = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const ways = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: 8 });
export const conflictText = style({ margin: '4px 0 16px', color: color.sub });
const card = style({
  display: 'grid',
  gap: 8,
  padding: '12px 14px',
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
});
export const theirs = style([card, { background: color.pale, boxShadow: `inset 0 0 0 2px ${color.brand}` }]);
export const mine = style([card, { marginTop: 8 }]);
export const cardHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: rem(16),
  lineHeight: rem(22),
});
const tag = style({
  padding: '2px 10px',
  borderRadius: radius.pill,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
});
export const there = style([tag, { background: color.light, color: color.brandText }]);
export const here = style([tag, { background: color.greyBg, color: color.grey }]);
export const clock = style({
  marginLeft: 'auto',
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 400,
});
export const rows = style({ display: 'grid', gap: 4, fontSize: rem(14), lineHeight: rem(20) });
export const row = style({ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: 8 });
export const field = style({ color: color.sub });
const value = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 });
export const other = style([
  value,
  {
    justifySelf: 'start',
    maxWidth: '100%',
    padding: '0 8px',
    marginLeft: -8,
    borderRadius: 8,
    background: color.light,
    color: color.brandText,
  },
]);
export const own = style([value]);
export const blank = style([value, { color: color.sub, fontWeight: 400 }]);
export const choices = style({ display: 'grid', gap: 8, marginTop: 20 });
