/** Colours, gradients and primitives. Definitions gather here until the scene that uses them takes them. */
let definitions = [];
let counter = 0;

export const nextId = () => `d${(counter++).toString(36)}`;
export const define = (markup) => definitions.push(markup);

export function takeDefinitions() {
  const taken = definitions.join('');
  definitions = [];
  return taken;
}

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const toHex = (values) =>
  `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export function mix(from, to, amount) {
  const [a, b] = [channels(from), channels(to)];
  return toHex(a.map((value, index) => value + (b[index] - value) * amount));
}
export const lighten = (color, amount) => mix(color, '#ffffff', amount);
/** Shadows lean to violet, as the emoji do, so that drawn and borrowed objects sit in one light. */
export const deepen = (color, amount) => mix(color, '#3a1d5e', amount);

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

export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d, color, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const rect = (x, y, w, h, r, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;
export const oval = (cx, cy, rx, ry, fill, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const glint = (d, width = 3, opacity = 0.7) => stroke(d, '#ffffff', width, `opacity="${opacity}"`);
export const shift = (x, y, body, { scale = 1, turn = 0 } = {}) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${body}</g>`;

export function clipTo(shape, body) {
  const id = nextId();
  define(`<clipPath id="${id}">${shape}</clipPath>`);
  return `<g clip-path="url(#${id})">${body}</g>`;
}

/** A vessel seen slightly from above: straight or tapered side with an elliptic foot. */
export function drum(x, y, top, foot, height, tilt, fill) {
  const inset = (top - foot) / 2;
  return path(
    `M${x} ${y} L${x + inset} ${y + height} A${foot / 2} ${tilt} 0 0 0 ${x + top - inset} ${y + height} L${x + top} ${y} A${top / 2} ${tilt} 0 0 1 ${x} ${y}Z`,
    fill,
  );
}

/** Repeatable scatter: the same seed always draws the same picture. */
export function dice(seed) {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.codePointAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Draws `object` inside a box, keeping its proportions, standing on the box's foot unless told to centre. */
export function within(object, x, y, w, h, { centre = true } = {}) {
  const scale = Math.min(w / object.w, h / object.h);
  const top = centre ? y + (h - object.h * scale) / 2 : y + h - object.h * scale;
  return shift(x + (w - object.w * scale) / 2, top, object.body, { scale });
}
