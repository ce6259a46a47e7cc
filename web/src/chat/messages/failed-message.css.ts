import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

export const failure = style({
  display: 'grid',
  justifyItems: 'end',
  gap: 6,
  marginTop: 4,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: color.redText,
});
/** Beside what failed, where its time would stand. */
export const alert = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  background: color.redBg,
  color: color.redText,
});
export const reason = style({ textAlign: 'right', wordBreak: 'keep-all' });
export const choices = style({ display: 'flex', gap: 8 });
const chosen = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '0 16px',
  borderRadius: radius.button,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
});
export const choice = styleVariants({
  discard: [chosen, { background: color.greyBg, color: color.text }],
  again: [chosen, { background: color.light, color: color.brandText }],
});
export const again = style({
  minHeight: 44,
  padding: '0 8px',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 700,
  color: color.brandText,
});
