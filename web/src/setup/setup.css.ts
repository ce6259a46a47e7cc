import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, fingers, radius, shadow } from '../ui/foundation/tokens.css';

export const page = style({ ...stack(16), padding: '16px 16px 40px' });
export const card = style({
  ...stack(14),
  padding: 20,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.cardEdge,
});
export const form = style(stack(14));
export const headed = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });
export const title = style({ fontSize: rem(18), lineHeight: rem(26), fontWeight: 700 });
export const intro = style({ padding: '0 4px', color: color.sub, fontSize: rem(15), lineHeight: rem(22) });
export const words = style({
  color: color.sub,
  fontSize: rem(15),
  lineHeight: rem(22),
  textWrap: 'pretty',
  wordBreak: 'keep-all',
});
/** To be copied as it is. */
export const address = style({
  padding: '12px 14px',
  borderRadius: radius.small,
  background: color.field,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const failed = style({
  color: color.redText,
  fontSize: rem(14),
  lineHeight: rem(20),
  selectors: { '&:empty': { display: 'none' } },
});
export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const step = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 44,
    padding: '0 12px',
    border: 0,
    borderRadius: radius.pill,
    background: 'transparent',
    color: color.sub,
    fontSize: rem(14),
    fontWeight: 600,
    cursor: 'pointer',
    selectors: { '&[aria-current="step"]': { background: color.light, color: color.brandText } },
  },
  fingers,
]);
export const done = style({ color: color.brandText });
/** Scanners want dark on white, at night too. */
export const qr = style({
  width: 192,
  margin: '0 auto',
  padding: 6,
  borderRadius: radius.small,
  background: '#fff',
  aspectRatio: '1',
});
export const lacks = style(stack(8));
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
