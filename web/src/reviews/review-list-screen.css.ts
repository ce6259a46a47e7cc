import { style } from '@vanilla-extract/css';
import { headline } from '../ui/foundation/display.css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';

export const page = style({ padding: '24px 16px 32px' });
export const board = style({ color: color.brandText, fontSize: rem(14), lineHeight: rem(20), fontWeight: 600 });
export const title = style([headline, { marginTop: 4 }]);
export const lead = style({ marginTop: 4, color: color.sub });
export const list = style({ marginTop: 16 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 76,
  padding: '12px 0',
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${color.line}` } },
});
export const who = style({ flex: 1, minWidth: 0 });
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });
export const nickname = style({ fontSize: rem(16), lineHeight: rem(24), fontWeight: 700 });
const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  flex: 'none',
  minHeight: 44,
  minWidth: 102,
  padding: '0 10px',
  borderRadius: radius.small,
  fontSize: rem(15),
  fontWeight: 700,
});
export const look = style([mark, { background: color.light, color: color.brandText }]);
export const write = style([mark, { background: color.brand, color: color.onBrand }]);
/** Nothing to press: words alone, and the room is the neighbour's. */
const state = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 4,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const own = style([state, { color: color.sub }]);
export const done = style([state, { color: color.green, fontWeight: 700 }]);

/** The rule, with the letters that nobody has opened. */
export const sealed = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  marginTop: 14,
  padding: '14px 16px',
  borderRadius: radius.card,
  background: color.light,
});
export const rule = style({ fontSize: rem(15), lineHeight: rem(22), fontWeight: 600 });
export const whole = style({ display: 'inline-block' });
export const evening = style({
  display: 'block',
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 500,
});
export const when = style({ color: color.brandText, fontWeight: 800 });
export const aside = style({
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
  textWrap: 'balance',
  wordBreak: 'keep-all',
});
const letter = style([aside, { display: 'flex', alignItems: 'center', gap: 4, fontWeight: 600 }]);
export const waits = style([letter, { color: color.gold }]);
export const opened = style([letter, { color: color.brandText }]);
