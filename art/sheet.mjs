/** Placing things on a wide or square sheet. */
import { takeDefinitions } from './definitions.mjs';
import { fading } from './fills.mjs';
import { oval } from './shapes.mjs';

/** Centre x, foot y, height. */
export function put(object, x, foot, height, { turn = 0, shadow = true, flip = false } = {}) {
  const scale = height / object.h;
  const width = object.w * scale;
  const soft = shadow
    ? oval(x, foot - height * 0.01, width * 0.5, Math.max(4, width * 0.07), fading('#2b2344', 0.26))
    : '';
  const mirror = flip ? `translate(${object.w} 0) scale(-1 1)` : '';
  return `${soft}<g transform="translate(${x - width / 2} ${foot - height}) rotate(${turn} ${width / 2} ${height / 2}) scale(${scale}) ${mirror}">${object.body}</g>`;
}

/** The mascot's drawing leaves room around the ball; this puts its feet on the foot line. */
export const stand = (creature, x, foot, height, more = {}) =>
  put(creature, x, foot + height * 0.08, height, { shadow: false, ...more });

export function sheet(width, height, body) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${takeDefinitions()}</defs>${body}</svg>`;
}

export const sparkle = (x, y, size, color = '#ffc83d') =>
  `<path transform="translate(${x} ${y}) scale(${size})" fill="${color}" d="M0 -10 q2 8 10 10 q-8 2 -10 10 q-2 -8 -10 -10 q8 -2 10 -10Z"/>`;
export const heart = (x, y, size, color = '#ff6f91', turn = 0) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="${color}" d="M0 -4 C-4 -12 -15 -9 -13 1 C-11 9 -4 12 0 16 C4 12 11 9 13 1 C15 -9 4 -12 0 -4Z"/>`;
export const cloud = (x, y, size, opacity = 0.8) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="#ffffff" opacity="${opacity}"><rect x="-60" y="-12" width="120" height="38" rx="19"/><circle cx="-12" cy="-12" r="26"/><circle cx="22" cy="-6" r="19"/></g>`;
