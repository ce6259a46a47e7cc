import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

/** One ground over the field; its last line lies on the field's own hairline. */
export const over = style({
  position: 'relative',
  zIndex: 1,
  marginBottom: -1,
  background: color.bg,
  borderTop: `1px solid ${color.line}`,
});
export const reply = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 56,
  padding: '6px 8px 6px 16px',
  borderBottom: `1px solid ${color.line}`,
});
export const quote = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  paddingLeft: 12,
  boxShadow: `inset 3px 0 0 ${color.brand}`,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const name = style({ fontWeight: 700, color: color.brandText });
export const words = style({ color: color.sub });
export const tip = style({
  margin: '10px 16px 0',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '6px 4px 6px 14px',
  borderRadius: radius.card,
  background: color.pale,
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const shield = style({ flex: 'none', color: color.brandText });
export const care = style({ flex: 1, minWidth: 0, wordBreak: 'keep-all' });
export const tray = style({
  display: 'flex',
  gap: 12,
  padding: '14px 20px 4px 16px',
  overflowX: 'auto',
  flex: 'none',
});
export const tile = style({ position: 'relative', flex: 'none', width: 72, height: 72 });
export const image = style({ width: '100%', height: '100%', borderRadius: radius.card, objectFit: 'cover' });
/** A disc of 24 that a finger of 44 finds. */
export const drop = style({
  position: 'absolute',
  top: -18,
  right: -18,
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
});
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  background: '#1f2030',
  color: '#fff',
  boxShadow: `0 0 0 2px ${color.bg}`,
});
export const more = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  width: 72,
  height: 72,
  borderRadius: radius.card,
  border: `1px dashed ${color.edge}`,
  background: color.pale,
  color: color.brandText,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 700,
});
