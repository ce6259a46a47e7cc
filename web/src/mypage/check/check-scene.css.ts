import { style, styleVariants } from '@vanilla-extract/css';
import { ground, marker } from '../../map/map-palette.css';
import { color, font, radius } from '../../ui/foundation/tokens.css';

export const scene = style({
  position: 'relative',
  overflow: 'hidden',
  height: 'clamp(180px, 38vh, 352px)',
  borderRadius: radius.hero,
});
export const town = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const land = style({ fill: ground.land });
export const block = styleVariants(ground.areas, (tint) => [{ fill: tint }]);
export const building = style({ fill: ground.casing, opacity: 0.4 });
export const casing = style({ fill: 'none', stroke: ground.casing, strokeWidth: 16 });
export const street = style({ fill: 'none', stroke: ground.street, strokeWidth: 14 });
export const lane = style({ fill: 'none', stroke: ground.street, strokeWidth: 11 });
export const green = style({ fill: 'none', stroke: marker[1].ink, strokeWidth: 4, opacity: 0.8 });
export const gold = style({ fill: 'none', stroke: '#e5ac3b', strokeWidth: 3, strokeDasharray: '8 7' });
export const park = style({ fill: ground.areas.c });
export const pond = style({ fill: ground.sea });
export const tree = style({ fill: marker[1].ink, opacity: 0.35 });

export const around = style({
  fill: `color-mix(in srgb, ${color.brand} 12%, transparent)`,
  stroke: color.brandText,
  strokeWidth: 2.5,
  strokeDasharray: '2 8',
  strokeLinecap: 'round',
});
export const light = style({ fill: marker.paper, opacity: 0.62 });
export const way = style({
  fill: 'none',
  stroke: marker.here,
  strokeWidth: 3.5,
  strokeDasharray: '2 9',
  strokeLinecap: 'round',
});
export const ring = style({ fill: '#fff' });
export const home = style({ fill: marker.here });
export const house = style({ color: '#fff' });
export const name = style({
  fill: ground.word,
  stroke: ground.halo,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontFamily: font.text,
  fontSize: 14,
  fontWeight: 700,
});

export const inside = style({ position: 'absolute', left: '50%', top: '50%', transform: 'translate(-50%, -54%)' });
export const outside = style({ position: 'absolute', right: 4, top: '50%', transform: 'translateY(-54%)' });
export const tick = style({
  position: 'absolute',
  right: 0,
  bottom: 14,
  display: 'grid',
  placeItems: 'center',
  width: 46,
  height: 46,
  border: '4px solid #fff',
  borderRadius: '50%',
  background: '#0e7a54',
  color: '#fff',
});
