/** Primitives, as markup; objects add them up from back to front. */
import { define, nextId } from './definitions.mjs';

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

/** Draws `object` inside a box, keeping its proportions, standing on the box's foot unless told to centre. */
export function within(object, x, y, w, h, { centre = true } = {}) {
  const scale = Math.min(w / object.w, h / object.h);
  const top = centre ? y + (h - object.h * scale) / 2 : y + h - object.h * scale;
  return shift(x + (w - object.w * scale) / 2, top, object.body, { scale });
}
