import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius } from '../ui/foundation/tokens.css';
import { pillTones } from '../ui/piece/pill-tones';

export const record = style({ ...stack(8) });
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 4 });
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 36,
  padding: '0 13px 0 11px',
  borderRadius: radius.pill,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
  ...pillTones.green,
});
export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  padding: '14px 8px',
  borderRadius: radius.card,
  background: color.pale,
  textAlign: 'center',
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
