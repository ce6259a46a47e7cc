import { keyframes, style } from '@vanilla-extract/css';
import { dimGutter } from '../foundation/dim-gutter';
import { rem } from '../foundation/rem';
import { color, ease, radius, shadow } from '../foundation/tokens.css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(.98)' } });
const dim = keyframes({ from: { opacity: 0 } });

export const dialog = style({
  margin: 'auto',
  width: 'min(340px, calc(100vw - 48px))',
  padding: '24px 20px 20px',
  borderRadius: radius.hero,
  background: color.card,
  color: color.text,
  boxShadow: shadow.float,
  textAlign: 'center',
  animation: `${rise} .18s ${ease}`,
  '::backdrop': { background: color.dim },
  '@media': { '(prefers-reduced-motion: no-preference)': { '::backdrop': { animation: `${dim} .18s ${ease}` } } },
});
dimGutter(dialog);
export const mascot = style({ margin: '-8px auto 8px' });
export const text = style({
  fontSize: rem(17),
  lineHeight: rem(26),
  fontWeight: 600,
  whiteSpace: 'pre-line',
  textWrap: 'balance',
});
export const detail = style({ marginTop: 8, color: color.sub, whiteSpace: 'pre-line', textWrap: 'balance' });
export const buttons = style({ display: 'flex', gap: 8, marginTop: 20, justifyContent: 'stretch' });
export const grow = style({ flex: 1, display: 'grid' });

/** Toasts stand 12 px above a bar of this height, which most screens have. */
export const TAB_BAR = 72;
const floating = style({
  position: 'fixed',
  left: 0,
  right: 0,
  zIndex: 60,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: '0 16px',
  margin: 0,
  border: 0,
  width: 'auto',
  background: 'transparent',
  overflow: 'visible',
  pointerEvents: 'none',
});
export const toasts = style([floating, { bottom: `calc(${TAB_BAR + 12}px + env(safe-area-inset-bottom))` }]);
/** Over the backdrop of a sheet, whose fields are below. */
export const toastsAbove = style([floating, { top: 'calc(12px + env(safe-area-inset-top))' }]);
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: 420,
  padding: '12px 16px',
  borderRadius: radius.button,
  background: color.toast,
  color: color.onToast,
  fontWeight: 600,
  textAlign: 'left',
  pointerEvents: 'auto',
  boxShadow: shadow.float,
  animation: `${rise} .2s ${ease}`,
});
/** A toast with something to press. */
export const offer = style([toast, { padding: '4px 4px 4px 16px', gap: 4, width: 'min(420px, 100%)' }]);
/** As far from the edges as the words of other toasts, where they need a second line. */
export const offered = style({ flex: 1, padding: '8px 8px 8px 0' });
export const action = style({
  minHeight: 44,
  padding: '0 12px',
  borderRadius: radius.small,
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
  whiteSpace: 'nowrap',
});
export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.small,
  color: 'inherit',
});
