import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { stack } from '../../ui/foundation/stack';
import { color, radius } from '../../ui/foundation/tokens.css';
import { bigAmount, screenTitle } from '../../ui/foundation/type.css';

export const body = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  marginTop: -20,
  padding: '20px 16px 32px',
  borderRadius: '20px 20px 0 0',
  background: color.bg,
});
export const badges = style({ display: 'flex', alignItems: 'center', gap: 6 });
export const age = style({ marginLeft: 'auto', color: color.faint, fontSize: rem(13), lineHeight: rem(18) });
export const title = style([screenTitle, { marginTop: 10 }]);
export const price = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 8, marginTop: 2 });
export const each = style({ color: color.brandText, fontWeight: 600 });
export const share = style([bigAmount, { color: color.brandText, fontSize: rem(30), lineHeight: rem(40) }]);
export const total = style({ color: color.sub });
export const seats = style({
  ...stack(12),
  marginTop: 12,
  padding: 16,
  borderRadius: radius.card,
  background: color.pale,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: 8 });
export const deadline = style({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });
export const clock = style({ color: color.redText });
export const hot = style({ color: color.redText });
export const over = style([deadline, { color: color.sub, fontWeight: 600 }]);
export const after = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const count = style({
  flex: 'none',
  marginLeft: 'auto',
  color: color.sub,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const taken = style({ color: color.brandText, fontSize: rem(20), fontWeight: 800 });
export const content = style({
  padding: '20px 0',
  borderTop: `1px solid ${color.line}`,
  fontSize: rem(16),
  lineHeight: rem(28),
});
globalStyle(`${content} a`, { color: color.brandText, textDecoration: 'underline', textUnderlineOffset: 3 });
export const cancel = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 24 });
