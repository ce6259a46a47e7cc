import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 64,
  margin: '24px 0 0',
  padding: '10px 12px',
  borderRadius: radius.card,
  background: color.pale,
  textAlign: 'left',
});
export const tile = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: 12,
  background: color.light,
  color: color.brandText,
});
export const words = style({ flex: 1, minWidth: 0, display: 'grid' });
export const what = style({ fontSize: rem(15), lineHeight: rem(22), fontWeight: 700 });
export const note = style({ fontSize: rem(13), lineHeight: rem(18), color: color.sub });
export const arrow = style({ flex: 'none', color: color.faint });
export const many = style({ color: color.brandText });
