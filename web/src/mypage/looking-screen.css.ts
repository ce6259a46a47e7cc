import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius, shadow } from '../ui/foundation/tokens.css';

export const page = style({ padding: '16px 16px 48px' });
const panel = style({ borderRadius: radius.card, background: color.card, boxShadow: shadow.card });
export const promise = style([
  panel,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', padding: '8px 12px' },
]);
export const words = style({
  ...stack(),
  flex: '1 1 180px',
  minWidth: 0,
  color: color.sub,
  fontSize: rem(15),
  lineHeight: rem(22),
  wordBreak: 'keep-all',
});
export const most = style({ color: color.text });
export const label = style({
  padding: '18px 4px 8px',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
  color: color.sub,
});
export const count = style({ marginLeft: 4, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const card = style([panel, { ...stack(12), padding: 12 }]);
export const none = style({ padding: '4px 4px 0', color: color.sub, fontSize: rem(15), lineHeight: rem(22) });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 44,
  borderRadius: 22,
  background: color.light,
  color: color.brandText,
});
export const word = style({
  paddingLeft: 16,
  minWidth: 0,
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: 22,
  color: color.sub,
});
export const add = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  padding: '0 16px',
  border: `1.5px dashed ${color.faint}`,
  borderRadius: 22,
  color: color.brandText,
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 600,
});
export const form = style({ ...stack(8), padding: '0 4px 4px' });
export const rows = style([panel, { padding: '0 14px' }]);
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 64,
  padding: '8px 0',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const name = style({ flex: 1, minWidth: 0, fontSize: rem(16), lineHeight: rem(22), fontWeight: 700 });
export const stop = style({
  flex: 'none',
  minHeight: 44,
  padding: '0 14px',
  borderRadius: radius.small,
  background: color.greyBg,
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
});
export const link = style({ display: 'flex', flex: '1 1 150px', alignItems: 'center', gap: 12, minWidth: 0 });
export const what = style({ ...stack(), flex: 1, minWidth: 0 });
export const thing = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 700, overflowWrap: 'anywhere' });
export const facts = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const many = style({ color: color.text });
export const ending = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: color.redText,
  fontWeight: 600,
});
export const good = style({ color: color.green, fontWeight: 700 });
export const keep = style([stop, { background: color.light, color: color.brandText }]);
export const go = style([keep, { display: 'inline-flex', alignItems: 'center' }]);
export const segments = style([panel, { display: 'flex', gap: 4, padding: 4 }]);
export const segment = style({
  position: 'relative',
  flex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minHeight: 44,
  borderRadius: radius.small,
  color: color.sub,
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: color.brand, color: color.onBrand },
    '&:focus-within': { outline: `3px solid ${color.brandText}`, outlineOffset: 2 },
  },
});
export const radio = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
export const nearby = style([panel, { marginTop: 12, overflow: 'hidden' }]);
