import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius, shadow, size } from '../ui/foundation/tokens.css';

export const place = style({ flex: 'none', marginRight: -12, anchorName: '--own-seat' });
export const dots = style({
  display: 'grid',
  placeItems: 'center',
  width: size.target,
  height: size.target,
  borderRadius: radius.pill,
  color: color.brandText,
});
/** Beside its row where the browser can; in the middle of the screen elsewhere. */
export const menu = style({
  width: 256,
  maxWidth: 'calc(100vw - 32px)',
  padding: '8px',
  border: 0,
  borderRadius: radius.card,
  background: color.card,
  color: color.text,
  boxShadow: shadow.float,
  '@supports': {
    '(position-anchor: --own-seat)': {
      position: 'absolute',
      inset: 'auto',
      margin: 0,
      positionAnchor: '--own-seat',
      top: 'anchor(bottom)',
      right: 'calc(anchor(right) + 12px)',
    },
  },
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 64,
  padding: '8px 12px',
  textAlign: 'left',
});
export const icon = style({ flex: 'none', color: color.brandText });
export const what = style({ display: 'block', fontSize: rem(16), lineHeight: rem(22), fontWeight: 600 });
export const why = style({ fontSize: rem(13), lineHeight: rem(18), color: color.sub });
