import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';

export const sheet = style({ display: 'grid', gap: 16, padding: '16px 0 8px' });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 8,
  padding: '16px 12px',
  borderRadius: radius.card,
  background: color.pale,
});
export const figure = style({ display: 'grid', gap: 2, textAlign: 'center', alignContent: 'space-between' });
export const figureName = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const figureAmount = style({ fontSize: rem(16), fontWeight: 800, fontVariantNumeric: 'tabular-nums' });
export const holding = style({ color: color.sub });
export const none = style({ padding: '16px 0 24px', color: color.sub, textAlign: 'center' });
export const timeline = style({ display: 'grid' });
export const movement = style({
  position: 'relative',
  display: 'flex',
  gap: 12,
  paddingBottom: 20,
  // The thread from one movement to the next.
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      left: 15,
      top: 32,
      bottom: 0,
      width: 2,
      background: color.line,
    },
  },
});
const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: '50%',
});
export const dot = styleVariants({
  PAYMENT: [disc, { background: color.light, color: color.brandText }],
  REFUND: [disc, { background: color.greyBg, color: color.grey }],
  HAND_OVER: [disc, { background: color.greenBg, color: color.green }],
  RETURN: [disc, { background: color.greyBg, color: color.grey }],
  CHARGEBACK: [disc, { background: color.greyBg, color: color.grey }],
  RECOVERY: [disc, { background: color.greyBg, color: color.grey }],
  PAYOUT: [disc, { background: color.greenBg, color: color.green }],
  PAYOUT_BACK: [disc, { background: color.greyBg, color: color.grey }],
  WAIVED: [disc, { background: color.greyBg, color: color.grey }],
  COVERED: [disc, { background: color.greyBg, color: color.grey }],
});
export const words = style({ flex: 1, minWidth: 0 });
export const said = style({ fontWeight: 600 });
export const time = style({ color: color.faint, fontSize: rem(13), lineHeight: rem(18) });
export const amount = style({ fontVariantNumeric: 'tabular-nums' });
export const spent = style({ display: 'flex', justifyContent: 'space-between', gap: 12, fontWeight: 600 });
