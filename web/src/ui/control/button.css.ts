import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, ease, radius, size } from '../foundation/tokens.css';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  textAlign: 'center',
  textWrap: 'balance',
  fontWeight: 700,
  border: 0,
  transition: `background-color .15s ${ease}, transform .15s ${ease}`,
  userSelect: 'none',
  selectors: {
    '&:active:not(:disabled):not([aria-disabled="true"])': { transform: 'scale(.985)' },
    '&:disabled': { background: color.greyBg, color: color.grey },
  },
});

export const kind = styleVariants({
  primary: [
    base,
    {
      background: color.brand,
      color: color.onBrand,
      // No hover style on touch screens, where it would stick after a tap.
      '@media': {
        '(hover: hover)': { selectors: { '&:hover:not(:disabled)': { background: color.brandPress } } },
      },
    },
  ],
  secondary: [base, { background: color.light, color: color.brandText }],
  /** Quiet on a tinted ground. */
  white: [base, { background: color.card, color: color.brandText }],
  plain: [base, { background: 'transparent', color: color.sub, boxShadow: `inset 0 0 0 1px ${color.line}` }],
  danger: [base, { background: color.redBg, color: color.redText }],
});

export const scale = styleVariants({
  full: {
    width: '100%',
    minHeight: size.button,
    padding: '8px 16px',
    borderRadius: radius.button,
    fontSize: rem(17),
    lineHeight: rem(24),
  },
  /** As wide, where room is dear. */
  medium: {
    width: '100%',
    minHeight: 48,
    padding: '8px 16px',
    borderRadius: radius.button,
    fontSize: rem(15),
    lineHeight: rem(22),
  },
  small: { minHeight: 48, padding: '8px 20px', borderRadius: radius.small, fontSize: rem(15), lineHeight: rem(22) },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** The label keeps its space under the spinner, so the button does not change its width. */
export const words = style({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: 6 });
export const busyWords = style([words, { opacity: 0 }]);
export const ring = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: 24,
  height: 24,
  borderRadius: '50%',
  border: '3px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} .8s linear infinite`,
});
export const holder = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 24,
  minHeight: 24,
});
