import { style, styleVariants } from '@vanilla-extract/css';
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

/** With the keyboard open every line counts. */
const short = '(max-height: 540px)';
export const whole = styleVariants({
  fitting: { '@media': { [short]: { display: 'none' } } },
  folded: { display: 'none' },
  open: {},
});
/** Close to the edge above and to the bar below. */
const line = style({
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 52,
  margin: '-12px 0 -14px',
  textAlign: 'left',
});
export const folded = styleVariants({
  fitting: [line, { display: 'none', '@media': { [short]: { display: 'flex' } } }],
  folded: [line, { display: 'flex' }],
});
export const stage = style({ fontSize: rem(15), lineHeight: rem(20), fontWeight: 700, color: color.brandText });
export const segments = style({ flex: 1, display: 'flex', gap: 4, maxWidth: 132, marginLeft: 'auto' });
export const segment = style({ flex: 1, height: 5, borderRadius: 3, background: color.greyBg });
export const reached = style([segment, { background: color.brand }]);
