import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius, shadow } from '../../ui/foundation/tokens.css';

export const card = style({
  position: 'relative',
  zIndex: 2,
  flex: 'none',
  padding: '12px 16px 16px',
  background: color.card,
  borderRadius: `0 0 ${radius.hero}px ${radius.hero}px`,
  boxShadow: shadow.card,
});
export const product = style({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 48 });
export const words = style({ flex: 1, minWidth: 0 });
export const title = style({ fontSize: rem(15), lineHeight: rem(20), fontWeight: 600 });
export const price = style({
  fontSize: rem(13),
  lineHeight: rem(18),
  color: color.sub,
  marginTop: 2,
  fontVariantNumeric: 'tabular-nums',
});
/** Breaks between the two, not within one. */
export const figure = style({ whiteSpace: 'nowrap' });
export const arrow = style({ color: color.faint });
export const steps = style({ margin: '14px -12px 0' });
export const cancelled = style({ display: 'flex', marginTop: 12 });
/** With the keyboard open every line counts: where we are stays, the product steps back. */
export const tight = style({ '@media': { '(max-height: 540px)': { display: 'none' } } });
