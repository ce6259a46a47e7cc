import { style } from '@vanilla-extract/css';
import { headline } from '../../ui/foundation/display.css';
import { rem } from '../../ui/foundation/rem';
import { color } from '../../ui/foundation/tokens.css';

export const sheet = style({ display: 'flex', flexDirection: 'column', gap: 12, wordBreak: 'keep-all' });
export const title = style([headline, { textAlign: 'center' }]);
export const lead = style({
  marginTop: -8,
  textAlign: 'center',
  fontSize: rem(15),
  lineHeight: rem(22),
  color: color.sub,
});
export const change = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  padding: 16,
  borderRadius: 20,
  background: color.light,
});
export const side = style({ minWidth: 0, textAlign: 'center', overflowWrap: 'anywhere' });
export const when = style({ display: 'block', fontSize: rem(13), lineHeight: rem(18), color: color.sub });
export const old = style({ fontSize: rem(26), lineHeight: rem(36), fontWeight: 800, color: color.faint });
export const now = style({ fontSize: rem(26), lineHeight: rem(36), fontWeight: 800, color: color.brandText });
export const arrow = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  background: color.card,
  color: color.brandText,
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 48,
  padding: '4px',
  fontSize: rem(15),
  lineHeight: rem(22),
  color: color.sub,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const value = style({ display: 'inline-flex', alignItems: 'center', gap: 8, color: color.text });
export const before = style({ color: color.faint });
export const same = style({
  padding: '2px 10px',
  borderRadius: 12,
  background: color.greyBg,
  fontSize: rem(13),
  lineHeight: rem(20),
  fontWeight: 600,
  color: color.sub,
});
export const until = style({
  display: 'flex',
  gap: 10,
  padding: 14,
  borderRadius: 16,
  background: color.pale,
  fontSize: rem(14),
  lineHeight: rem(22),
});
export const clock = style({ flex: 'none', color: color.brandText });
