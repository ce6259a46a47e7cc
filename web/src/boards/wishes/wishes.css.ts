import { style } from '@vanilla-extract/css';
import { sectionTitle } from '../../ui/foundation/display.css';
import { rem } from '../../ui/foundation/rem';
import { stack } from '../../ui/foundation/stack';
import { color, radius, shadow, size } from '../../ui/foundation/tokens.css';

export const section = style({ margin: '0 16px 12px' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: size.target,
});
export const title = sectionTitle;
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: size.target,
  color: color.brandText,
  fontWeight: 600,
});
export const box = style({
  padding: '4px 14px',
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.cardEdge,
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 68,
  padding: '8px 0',
  selectors: { 'li + li > &': { borderTop: `1px solid ${color.line}` } },
});
export const link = style({ display: 'flex', flex: '1 1 170px', alignItems: 'center', gap: 12, minWidth: 0 });
export const words = style({ ...stack(), flex: 1, minWidth: 0 });
export const name = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 700, overflowWrap: 'anywhere' });
export const facts = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const number = style({ color: color.text, fontWeight: 700 });
export const gathered = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  // As high as the words beside it: its sign would lift it off their line.
  verticalAlign: 'bottom',
  color: color.green,
  fontWeight: 700,
});
export const inIt = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  marginLeft: 'auto',
  color: color.brandText,
  fontSize: rem(14),
  fontWeight: 600,
});
export const act = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: size.target,
  marginLeft: 'auto',
  padding: '8px 14px',
  borderRadius: radius.button,
  background: color.light,
  color: color.brandText,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
});
export const actFirst = style([act, { background: color.brand, color: color.onBrand }]);

export const panel = style({
  ...stack(12),
  margin: '0 16px 12px',
  padding: 16,
  borderRadius: radius.hero,
  background: color.pale,
});
export const lead = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const goods = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 });
export const good = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  minHeight: 92,
  padding: '8px 4px',
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.cardEdge,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
});
export const own = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  width: '100%',
  minHeight: 48,
  borderRadius: radius.card,
  border: `1.5px dashed ${color.faint}`,
  color: color.brandText,
  fontWeight: 700,
});

export const form = style({ ...stack(14), paddingTop: 8 });
export const privacy = style({ display: 'flex', gap: 8, color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const eye = style({ flex: 'none', color: color.brandText });
export const hit = style({ ...stack(12), padding: 14, borderRadius: radius.card, background: color.light });
export const hitHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  fontSize: rem(16),
  lineHeight: rem(23),
});
export const done = style({ ...stack(4), textAlign: 'center' });
export const seats = style({ display: 'flex', flex: 'none', gap: 3 });
export const put = style([hitHead, { padding: 14, borderRadius: radius.card, background: color.pale }]);
