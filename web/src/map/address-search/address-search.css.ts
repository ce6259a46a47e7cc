import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

export const search = style({ display: 'flex', flexDirection: 'column', gap: 12, minHeight: 'min(520px, 70dvh)' });
export const top = style({ position: 'sticky', top: 0, zIndex: 1, background: color.bg, padding: '8px 0 4px' });
export const list = style({ display: 'flex', flexDirection: 'column' });
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 60,
  padding: '8px 12px',
  borderRadius: radius.field,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: color.light } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.pale } } } },
});
export const pin = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: radius.pill,
  background: color.light,
  color: color.brandText,
  flex: 'none',
});
export const words = style({ minWidth: 0, flex: 1 });
export const address = style({ fontSize: rem(15), lineHeight: rem(20), fontWeight: 600, color: color.text });
export const detail = style({ fontSize: rem(13), lineHeight: rem(18), color: color.sub });
export const note = style({
  padding: '12px 16px',
  borderRadius: radius.field,
  background: color.pale,
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const examples = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 10 });
export const nothing = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: '32px 16px',
  textAlign: 'center',
  color: color.sub,
});
export const nothingWord = style({ fontSize: rem(16), lineHeight: rem(24), fontWeight: 700, color: color.text });
export const waiting = style({ display: 'flex', flexDirection: 'column', gap: 16, padding: '8px 12px' });
export const widget = style({
  height: 'min(520px, 70dvh)',
  borderRadius: radius.field,
  overflow: 'hidden',
  background: color.field,
});
