/** What a shape may be filled with: plain gradients, and the light on round things, balls, faces, metal and glass. */
import { define, nextId } from './definitions.mjs';
import { deepen, lighten } from './tints.mjs';

function stops(list) {
  return list
    .map((stop, index) => {
      const [offset, color, opacity = 1] = Array.isArray(stop) ? stop : [index / Math.max(1, list.length - 1), stop];
      return `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
    })
    .join('');
}

function linear(list, x2, y2) {
  const id = nextId();
  define(`<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`);
  return `url(#${id})`;
}
export const across = (...list) => linear(list, 1, 0);
export const down = (...list) => linear(list, 0, 1);
export const slant = (...list) => linear(list, 1, 1);

export function glow(list, { cx = 0.36, cy = 0.28, r = 0.82 } = {}) {
  const id = nextId();
  define(`<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`);
  return `url(#${id})`;
}

/** A soft spot: strongest in its middle, nothing at its edge. */
export const fading = (color, opacity) =>
  glow(
    [
      [0, color, opacity],
      [1, color, 0],
    ],
    { cx: 0.5, cy: 0.5, r: 0.5 },
  );

/** The side of something round: dark edge, light band at a third, base, darker far edge. */
export const round = (color, depth = 1) =>
  across(
    [0, deepen(color, 0.2 * depth)],
    [0.12, color],
    [0.3, lighten(color, 0.42)],
    [0.52, color],
    [0.82, deepen(color, 0.16 * depth)],
    [1, deepen(color, 0.34 * depth)],
  );
export const ball = (color) => glow([lighten(color, 0.55), color, deepen(color, 0.36)]);
export const face = (color) => slant(lighten(color, 0.3), color, deepen(color, 0.18));
/** Brushed metal in any tint. */
export const metal = (color = '#c9cdd9') =>
  across(
    [0, deepen(color, 0.3)],
    [0.14, lighten(color, 0.2)],
    [0.3, '#ffffff'],
    [0.46, color],
    [0.74, deepen(color, 0.2)],
    [0.9, lighten(color, 0.3)],
    [1, deepen(color, 0.32)],
  );
export const glass = (tint = '#cfe6f5') =>
  across(
    [0, tint, 0.95],
    [0.18, lighten(tint, 0.75), 0.75],
    [0.5, lighten(tint, 0.4), 0.6],
    [0.85, tint, 0.8],
    [1, deepen(tint, 0.18), 0.95],
  );
