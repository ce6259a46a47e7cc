import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius, shadow, size } from '../ui/foundation/tokens.css';

export const dots = style({
  display: 'grid',
  placeItems: 'center',
  width: size.target,
  height: size.target,
  marginLeft: -4,
  borderRadius: radius.pill,
  color: color.sub,
});
/** Beside its row where the browser can; in the middle of the screen elsewhere. The anchor's name is set by the row. */
export const menu = style({
  width: 220,
  maxWidth: 'calc(100vw - 32px)',
  padding: 8,
  border: 0,
  borderRadius: radius.card,
  background: color.card,
  color: color.text,
  boxShadow: `${shadow.float}, 0 0 0 1px ${color.line}`,
  '@supports': {
    '(anchor-name: --x)': {
      position: 'absolute',
      inset: 'auto',
      margin: 0,
      bottom: 'anchor(top)',
      right: 'calc(anchor(right) + 10px)',
      positionTryFallbacks: 'flip-block',
    },
  },
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 48,
  padding: '4px 12px',
  borderRadius: radius.small,
  textAlign: 'left',
  fontSize: rem(16),
  lineHeight: rem(22),
  fontWeight: 600,
});
export const first = style([item, { color: color.brandText }]);
export const icon = style({ flex: 'none' });
