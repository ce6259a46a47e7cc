import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius } from '../ui/foundation/tokens.css';

/** Larger than elsewhere: this is read, not scanned. */
export const page = style({ ...stack(16), padding: '16px 20px 40px', fontSize: rem(17), lineHeight: rem(28) });
export const draft = style({
  padding: '12px 16px',
  borderRadius: radius.card,
  background: color.redBg,
  color: color.redText,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 600,
});
export const when = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const versions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const contents = style({ ...stack(0), padding: '8px 16px', borderRadius: radius.card, background: color.pale });
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: color.brandText,
  fontSize: rem(16),
  lineHeight: rem(24),
});
export const heading = style({
  marginTop: 12,
  scrollMarginTop: 72,
  fontSize: rem(20),
  lineHeight: rem(28),
  fontWeight: 700,
});
export const list = style({ ...stack(8), paddingLeft: 20, listStyle: 'disc' });
export const changes = style({ ...stack(8) });
const line = style({ padding: '4px 10px', borderRadius: 8 });
export const change = styleVariants({
  same: [line, { color: color.sub }],
  added: [line, { background: color.greenBg, color: color.green }],
  gone: [line, { background: color.redBg, color: color.redText }],
});
export const card = style({ ...stack(0), padding: '8px 20px' });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 60,
  fontSize: rem(16),
  lineHeight: rem(24),
  fontWeight: 600,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const arrow = style({ color: color.faint });
