import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, desk, fingers } from '../../ui/foundation/tokens.css';

export const head = style({ display: 'flex', alignItems: 'flex-end', gap: 24, marginBottom: 16 });
export const days = style({ display: 'none', width: 340, '@media': { [desk]: { display: 'block' } } });
export const today = style({ color: color.brandText, fontSize: rem(12), fontWeight: 700, textAlign: 'right' });
export const axis = style({ display: 'flex', justifyContent: 'space-between', color: color.sub, fontSize: rem(12) });
export const line = style({
  selectors: { '&[data-on="true"]': { background: color.pale, boxShadow: `inset 3px 0 0 ${color.brand}` } },
});
export const who = style({
  ...fingers,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  maxWidth: 180,
  paddingLeft: 10,
  textAlign: 'left',
});
export const same = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  color: color.green,
  fontSize: rem(12),
  fontWeight: 700,
  whiteSpace: 'nowrap',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '14px 0',
});
export const part = style({ flex: 'none', width: 28, height: 28, borderRadius: 8, objectFit: 'cover' });
