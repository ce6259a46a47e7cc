import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, ease, radius, shadow } from '../../ui/foundation/tokens.css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '16px 16px 32px',
});
export const card = style({
  display: 'grid',
  gap: 12,
  padding: 16,
  minWidth: 0,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
});
export const entry = style({ selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } });
export const source = style([entry, { display: 'grid', gap: 4, padding: '12px 0' }]);
export const title = style({ display: 'flex', alignItems: 'baseline', gap: 12 });
export const words = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(21) });
export const licences = style({ display: 'grid' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  listStyle: 'none',
  cursor: 'pointer',
});
export const plain = style([head, { cursor: 'auto' }]);
export const arrow = style({
  color: color.faint,
  transition: `transform .15s ${ease}`,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
});
export const name = style({ flex: 1, fontWeight: 600 });
export const terms = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const text = style({
  padding: '0 0 16px',
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(19),
  whiteSpace: 'pre-line',
});
