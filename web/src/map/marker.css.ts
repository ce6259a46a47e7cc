import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { calm, color, ease } from '../ui/foundation/tokens.css';
import { marker } from './map-palette.css';

const button = style({
  position: 'absolute',
  display: 'block',
  padding: 0,
  borderRadius: 999,
  // Taps are ours; the map underneath keeps its own gestures.
  pointerEvents: 'auto',
  selectors: { '&:focus-visible': { outline: `3px solid ${color.brandText}`, outlineOffset: 2 } },
});

/** Stands on its point: the tip of the tail is at 0/0. */
export const pin = style([
  button,
  {
    width: 48,
    height: 60,
    left: -24,
    top: -57,
    transformOrigin: '24px 57px',
    transition: `transform .18s ${ease}`,
    '@media': { [calm]: { transition: 'none' } },
    selectors: { '&[aria-pressed="true"]': { transform: 'scale(1.52)' } },
  },
]);
const { 1: fresh, 2: processed, 3: kitchen, 4: household } = marker;
export const category = styleVariants({ 1: fresh, 2: processed, 3: kitchen, 4: household }, ({ ink, tint }) => ({
  vars: { '--ink': ink, '--tint': tint },
}));

export const ground = style({ fill: 'rgb(31 32 48 / .2)' });
/** The ring is the category's colour, the chosen one's is ours. */
export const body = style({
  fill: 'var(--ink)',
  stroke: marker.paper,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  selectors: { [`${pin}[aria-pressed="true"] &`]: { fill: color.brand } },
});
export const picture = style({
  position: 'absolute',
  left: 6,
  top: 6,
  width: 36,
  height: 36,
  borderRadius: '50%',
  objectFit: 'cover',
});
export const disc = style({ fill: 'var(--tint)' });
export const glyph = style({
  color: 'var(--ink)',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const cluster = style([
  button,
  {
    display: 'grid',
    placeItems: 'center',
    transform: 'translate(-50%, -50%)',
    background: color.brand,
    color: color.onBrand,
    border: `3px solid ${marker.paper}`,
    boxShadow: '0 0 0 6px color-mix(in srgb, var(--brand) 22%, transparent)',
    fontWeight: 800,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: 0,
    // Small ones have a full touch target, too.
    '::after': { content: '', position: 'absolute', inset: -8, borderRadius: '50%' },
  },
]);
export const clusterSize = styleVariants({ small: 34, medium: 38, large: 46 }, (pixels) => [
  cluster,
  { width: pixels, height: pixels, fontSize: pixels / 2.4, lineHeight: 1 },
]);

export const here = style({
  position: 'absolute',
  width: 22,
  height: 22,
  left: -11,
  top: -11,
  borderRadius: 99,
  background: marker.here,
  border: '3px solid #fff',
  boxShadow: '0 0 0 9px color-mix(in srgb, var(--map-here) 24%, transparent)',
  pointerEvents: 'none',
});

/** 34 × 48, its tip on the point. */
export const place = style({ position: 'absolute', width: 34, height: 48, left: -17, top: -47, pointerEvents: 'auto' });
export const placeBody = style({ fill: color.brand, stroke: marker.paper, strokeWidth: 2.5, strokeLinejoin: 'round' });
export const placeHeart = style({ fill: '#fff' });

export const ringWord = style({
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  padding: '2px 9px',
  borderRadius: 99,
  background: color.card,
  color: color.brandText,
  boxShadow: `inset 0 0 0 1.5px ${color.brand}`,
  fontSize: rem(12),
  lineHeight: rem(18),
  fontWeight: 700,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
