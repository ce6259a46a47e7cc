import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, ease, radius, shadow, size } from '../../ui/foundation/tokens.css';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minWidth: 64,
  minHeight: 48,
  padding: '0 12px',
  borderRadius: radius.pill,
  fontSize: rem(16),
  lineHeight: rem(24),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
/** Below the bar, at the right edge of the column. */
export const panel = style({
  position: 'fixed',
  inset: 'auto',
  top: `calc(${size.appBar}px + env(safe-area-inset-top) + 4px)`,
  right: 'calc((100% - var(--column)) / 2 + 8px)',
  margin: 0,
  width: 240,
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'min(60dvh, 420px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '14px 8px 8px',
  border: 0,
  borderRadius: radius.card,
  background: color.card,
  color: color.text,
  boxShadow: shadow.float,
  opacity: 0,
  transform: 'translateY(-6px)',
  transition: `opacity .16s ${ease}, transform .16s ${ease}, display .16s allow-discrete`,
  selectors: {
    '&:popover-open': { opacity: 1, transform: 'none' },
  },
});
export const title = style({
  padding: '0 8px 6px',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 700,
  color: color.sub,
});
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 48,
  padding: '4px 8px',
  textAlign: 'left',
});
export const name = style({ minWidth: 0, fontSize: rem(15), lineHeight: rem(22), fontWeight: 600 });
export const me = style({ fontSize: rem(13), lineHeight: rem(18), color: color.faint });
export const badge = style({ marginLeft: 'auto', flex: 'none' });
