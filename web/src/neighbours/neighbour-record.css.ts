import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius } from '../ui/foundation/tokens.css';
import { pillTones } from '../ui/piece/pill-tones';

export const record = style({ ...stack(8) });
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 4 });
const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 36,
  padding: '0 13px 0 11px',
  borderRadius: radius.pill,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
});
/** What was kept, and what is only told. */
export const markKind = styleVariants({ kept: [mark, pillTones.green], told: [mark, pillTones.brand] });
export const counted = style({ padding: '14px 8px 6px', borderRadius: radius.card, background: color.pale });
export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  textAlign: 'center',
});
/** With how many different neighbours, under the counts. */
export const people = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  margin: '12px 8px 0',
  borderTop: `1px solid ${color.line}`,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 600,
});
export const many = style({ color: color.brandText, fontWeight: 800 });
export const bad = style({
  padding: '2px 14px',
  marginBottom: 4,
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
});
export const badRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  borderBottom: `1px solid ${color.line}`,
});
export const badTimes = style({ fontWeight: 700, whiteSpace: 'nowrap' });
export const badNote = style({ padding: '9px 0', color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const how = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
});
/** The number is read first. */
export const count = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  selectors: { '& + &': { boxShadow: `-1px 0 ${color.line}` } },
});
export const name = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18), wordBreak: 'keep-all' });
export const times = style({
  fontSize: rem(20),
  lineHeight: rem(26),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({ paddingLeft: 4, color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
