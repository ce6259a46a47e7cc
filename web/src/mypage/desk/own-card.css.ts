import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius, shadow } from '../../ui/foundation/tokens.css';

export const card = style({ borderRadius: radius.card, background: color.card, boxShadow: shadow.cardEdge });
/** The card inside has no edge of its own. */
globalStyle(`${card} > a`, { background: 'transparent', boxShadow: 'none' });
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 48px',
  gap: 8,
  padding: '0 12px 12px',
});
export const again = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 48,
  borderRadius: radius.small,
  background: color.light,
  color: color.brandText,
  fontSize: rem(15),
  fontWeight: 700,
});
export const more = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  padding: 0,
  borderRadius: radius.small,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  color: color.sub,
});
