import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color } from '../../ui/foundation/tokens.css';
import { ground } from '../map-palette.css';

export const host = style({ background: ground.sea, outlineOffset: -3 });
globalStyle(`${host}.leaflet-container`, { background: ground.sea, font: 'inherit', zIndex: 0 });

export const land = style({ fill: ground.land, fillOpacity: 1, stroke: 'none' });
/** A river that the outlines know nothing of: they meet in its middle. */
export const water = style({ fill: ground.sea, fillOpacity: 1, stroke: 'none' });
export const casing = style({
  fill: 'none',
  stroke: ground.casing,
  strokeWidth: 7,
  strokeOpacity: 1,
  selectors: {
    [`${host}[data-band="middle"] &`]: { strokeWidth: 3.5 },
    [`${host}[data-band="far"] &`]: { strokeWidth: 2 },
  },
});
const area = style({
  fillOpacity: 1,
  stroke: ground.edge,
  strokeOpacity: 1,
  strokeWidth: 5,
  selectors: {
    [`${host}[data-band="middle"] &`]: { strokeWidth: 2 },
    [`${host}[data-band="far"] &`]: { strokeWidth: 1 },
  },
});
export const areaEdge = area;
export const tile = styleVariants(ground.areas, (fill) => ({ fill }));
/** From afar the texture would be larger than what it stands for. */
export const block = style({
  fill: ground.block,
  selectors: { [`${host}:not([data-band="near"]) &`]: { fill: 'none' } },
});

const line = style({ fill: 'none', strokeOpacity: 1, strokeLinecap: 'round', strokeLinejoin: 'round' });
const WIDTHS = { road: 9, lane: 5 };
export const streetEdge = styleVariants(WIDTHS, (width) => [line, { stroke: ground.casing, strokeWidth: width + 2 }]);
export const street = styleVariants(WIDTHS, (width) => [line, { stroke: ground.street, strokeWidth: width }]);

const word = style({
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  fontSize: rem(13),
  lineHeight: rem(20),
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: ground.word,
  textShadow: [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, 1],
    [-1, -1],
    [1, -1],
    [-1, 1],
  ]
    .map(([x, y]) => `${x! * 1.5}px ${y! * 1.5}px 1px ${ground.halo}`)
    .join(', '),
  pointerEvents: 'none',
  userSelect: 'none',
});
export const label = word;
/** Along its street: turned by `--turn`. */
export const streetName = style([
  word,
  { transform: 'translate(-50%, -50%) rotate(var(--turn))', fontSize: rem(12), fontWeight: 500 },
]);
export const landmark = style([
  word,
  { transform: 'translate(-50%, -8px)', display: 'grid', justifyItems: 'center', fontSize: rem(12) },
]);
const sign = style({
  width: 16,
  height: 16,
  borderRadius: 99,
  background: ground.edge,
  border: '4px solid currentColor',
});
export const landmarkSign = styleVariants(
  {
    green: '#2f9e5b',
    amber: '#d89a1c',
    orange: '#e0702c',
    red: '#d1443b',
    blue: '#3f74d8',
    teal: '#2f9aa8',
    pink: '#d8578f',
  },
  (line) => [sign, { color: line }],
);
export const parkSign = style([sign, { borderRadius: '50% 50% 50% 6px', color: '#4aa96c', borderWidth: 8 }]);
export const spotSign = style([sign, { width: 12, height: 12, color: '#8a8da6', borderWidth: 3.5 }]);

export const ring = style({
  fill: color.brand,
  fillOpacity: 0.07,
  stroke: color.brand,
  strokeOpacity: 1,
  strokeWidth: 2.5,
  strokeDasharray: '9 8',
  strokeLinecap: 'round',
});
