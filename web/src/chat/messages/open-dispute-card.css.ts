import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius, shadow } from '../../ui/foundation/tokens.css';

export const card = style({
  flex: 1,
  minWidth: 0,
  maxWidth: 420,
  padding: '14px 16px 16px',
  borderRadius: radius.hero,
  borderTopLeftRadius: 4,
  background: color.card,
  boxShadow: `inset 0 0 0 1.5px ${color.ring}, ${shadow.card}`,
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minHeight: 28,
  padding: '0 10px 0 8px',
  borderRadius: radius.pill,
  background: color.redBg,
  color: color.redText,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 700,
  whiteSpace: 'nowrap',
});
export const who = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minWidth: 0,
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
  wordBreak: 'keep-all',
});
export const lock = style({ flex: 'none' });
export const headline = style({ marginTop: 8, color: color.brandText });
export const kind = style({ marginTop: 4, fontSize: rem(15), lineHeight: rem(22), fontWeight: 700 });
export const text = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  fontSize: rem(15),
  lineHeight: rem(22),
  overflowWrap: 'anywhere',
});
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  marginTop: 10,
});
export const way = style({ display: 'grid', marginTop: 12 });
