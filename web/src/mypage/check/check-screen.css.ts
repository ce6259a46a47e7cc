import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { stack } from '../../ui/foundation/stack';
import { color, radius } from '../../ui/foundation/tokens.css';

export const page = style({ ...stack(24), padding: 16 });
export const words = style({ ...stack(8), justifyItems: 'center', textAlign: 'center', wordBreak: 'keep-all' });
export const title = style({ maxWidth: 300, textWrap: 'balance' });
export const lead = style({
  maxWidth: 300,
  color: color.sub,
  fontSize: rem(15),
  lineHeight: rem(22),
  textWrap: 'balance',
});
export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 36,
  marginTop: 8,
  padding: '4px 14px 4px 11px',
  borderRadius: radius.pill,
  background: color.light,
  color: color.brandText,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 700,
});
export const note = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const foot = style({ ...stack(12), padding: '0 16px 16px', background: color.bg });
export const fine = style({
  display: 'flex',
  gap: 8,
  padding: '12px 14px',
  borderRadius: radius.button,
  background: color.pale,
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const fineSign = style({ flex: 'none', marginTop: 1, color: color.faint });
export const moved = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  color: color.sub,
  fontSize: rem(15),
  lineHeight: rem(22),
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  padding: '0 8px',
  color: color.brandText,
  fontWeight: 600,
});
export const buttons = style({ ...stack(8) });
export const terms = style([link, { justifySelf: 'center', color: color.sub, fontSize: rem(15), lineHeight: rem(22) }]);
