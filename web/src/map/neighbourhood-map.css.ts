import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius, shadow } from '../ui/foundation/tokens.css';
import { ground } from './map-palette.css';

export const frame = style({ position: 'relative', overflow: 'hidden', isolation: 'isolate', background: ground.sea });
export const host = style({ position: 'absolute', inset: 0 });
export const still = style([host, { pointerEvents: 'none' }]);

export const kind = style({
  position: 'absolute',
  zIndex: 1,
  left: 10,
  padding: '2px 8px',
  borderRadius: radius.pill,
  background: `color-mix(in srgb, ${color.card} 82%, transparent)`,
  color: color.sub,
  fontSize: rem(12),
  lineHeight: rem(18),
  fontWeight: 600,
  pointerEvents: 'none',
});

export const zoom = style({
  position: 'absolute',
  zIndex: 1,
  right: 12,
  display: 'grid',
  borderRadius: radius.small,
  background: color.card,
  boxShadow: shadow.float,
  overflow: 'hidden',
});
export const zoomButton = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  color: color.text,
  selectors: {
    '&:focus-visible': { outlineOffset: -3 },
    '& + &': { boxShadow: `inset 0 1px ${color.line}` },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.pale } } } },
});

export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: color.pale,
  color: color.sub,
  fontSize: rem(15),
  lineHeight: rem(22),
});
export const word = style({
  padding: '8px 16px',
  borderRadius: radius.pill,
  background: color.card,
  boxShadow: shadow.float,
  fontWeight: 600,
});
/** The map can be seen through it. */
export const passing = style([
  waiting,
  { zIndex: 4, background: `color-mix(in srgb, ${color.pale} 60%, transparent)`, pointerEvents: 'none' },
]);
