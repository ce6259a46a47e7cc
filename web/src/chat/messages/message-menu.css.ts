import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius, shadow } from '../../ui/foundation/tokens.css';

export const page = style({
  position: 'fixed',
  inset: 0,
  width: '100vw',
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: '100dvh',
  background: 'transparent',
  overflow: 'hidden',
  '::backdrop': { background: color.dim },
});
/** The rest of the window closes it. */
export const outside = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const lifted = style({ position: 'absolute', pointerEvents: 'none', display: 'grid' });
export const menu = style({
  position: 'absolute',
  width: 232,
  padding: 8,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: `${shadow.cardEdge}, ${shadow.float}`,
});
const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 48,
  padding: '0 12px',
  borderRadius: 12,
  fontSize: rem(16),
  lineHeight: rem(24),
  fontWeight: 600,
  textAlign: 'left',
});
export const entryKind = styleVariants({
  plain: [entry],
  danger: [entry, { position: 'relative', marginTop: 9, color: color.redText, selectors: { '&::before': line() } }],
});

function line() {
  return {
    content: '""',
    position: 'absolute',
    left: 8,
    right: 8,
    top: -5,
    height: 1,
    background: color.line,
  } as const;
}
