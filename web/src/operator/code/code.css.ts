import { style } from '@vanilla-extract/css';
import { dimGutter } from '../../ui/foundation/dim-gutter';
import { rem } from '../../ui/foundation/rem';
import { color, narrow, radius, shadow } from '../../ui/foundation/tokens.css';

export const dialog = style({
  margin: 'auto',
  width: 'min(420px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  padding: 20,
  overflowY: 'auto',
  border: 0,
  borderRadius: radius.hero,
  background: color.card,
  boxShadow: shadow.float,
  '::backdrop': { background: color.dim },
});
dimGutter(dialog);
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  margin: '-8px -8px 4px 0',
});
export const title = style({ fontSize: rem(17), lineHeight: rem(24), fontWeight: 700 });
export const words = style({
  marginBottom: 8,
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(21),
  textWrap: 'pretty',
});
/** As apps show them: large, and of one width. */
export const digits = style({
  width: '100%',
  height: 60,
  padding: '0 12px',
  border: 0,
  borderRadius: 14,
  background: color.field,
  color: color.text,
  fontSize: rem(28),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.28em',
  // The space after the last digit is no digit.
  textIndent: '.28em',
  textAlign: 'center',
  selectors: {
    '&:focus': { outline: `2px solid ${color.brand}` },
    '&[aria-invalid="true"]': { outline: `2px solid ${color.redText}` },
    '&::placeholder': { color: color.faint, opacity: 0.45 },
  },
});
/** Its line is there before there are words: nothing jumps. */
export const failed = style({
  minHeight: rem(20),
  color: color.redText,
  fontWeight: 600,
  textAlign: 'center',
  margin: '-4px 0',
});
export const connect = style({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
  marginBottom: 8,
  '@media': { [narrow]: { gridTemplateColumns: '132px minmax(0, 1fr)', gap: 12 } },
});
/** Scanners want dark on white, at night too. */
export const qr = style({ padding: 4, borderRadius: 12, background: '#fff', aspectRatio: '1' });
export const key = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  justifyContent: 'start',
  gap: '2px 10px',
  fontSize: rem(14),
  lineHeight: rem(22),
  fontWeight: 600,
  userSelect: 'all',
  '@media': { [narrow]: { gap: '2px 6px', fontSize: rem(13) } },
});
export const page = style({ maxWidth: 460 });
