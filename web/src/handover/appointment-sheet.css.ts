import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius } from '../ui/foundation/tokens.css';

export const sheet = style({ ...stack(20), paddingTop: 8 });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
/** Under the field they fill in. */
export const spots = style([chips, { marginTop: -12 }]);
/** Over the lists they fill in. */
export const usual = style([chips, { marginBottom: 8 }]);
export const onMap = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 6,
  minHeight: 44,
  marginTop: -12,
  color: color.brandText,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 700,
});
export const map = style({ height: 200, borderRadius: radius.card, overflow: 'hidden' });
export const buttons = style({ ...stack(8) });
export const lead = style({ color: color.sub });
export const slot = style({ display: 'flex', alignItems: 'center', gap: 4, marginBottom: 8 });
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  marginRight: -12,
  color: color.sub,
});
export const add = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  color: color.brandText,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 700,
});
