/** Turns a recipe (`trio apple @rose ~herb`) into one picture on a 100 × 100 stage. */

import { arrange } from './arrange.mjs';
import { backdrop } from './backdrop.mjs';
import { takeDefinitions } from './definitions.mjs';
import { glow } from './fills.mjs';
import { make, splitArguments } from './registry.mjs';
import { oval } from './shapes.mjs';

export function parse(recipe) {
  const words = recipe.trim().split(/\s+/);
  const parsed = { layout: words[0], objects: [], palette: null, stage: null, accents: [] };
  for (const word of words.slice(1)) {
    if (word.startsWith('@')) [parsed.palette, parsed.stage] = word.slice(1).split('/');
    else if (word.startsWith('~')) parsed.accents.push(word.slice(1));
    else for (const term of splitArguments(word, '+')) parsed.objects.push(...repeat(term));
  }
  return parsed;
}

function repeat(term) {
  const [, expression, count] = /^(.*?)(?:\*(\d+))?$/.exec(term);
  return Array.from({ length: Number(count ?? 1) }, () => expression);
}

export function scene(recipe, key) {
  const { layout, objects, palette, stage, accents } = parse(recipe);
  const ground = backdrop(key, palette, stage);
  const placed = settle(
    arrange(
      layout,
      objects.map((name) => ({ name, ...make(name) })),
    ),
    ground.foot,
  );
  const shadow = glow(
    [
      [0, ground.shade, 0.42],
      [0.55, ground.shade, 0.18],
      [1, ground.shade, 0],
    ],
    { cx: 0.5, cy: 0.5, r: 0.5 },
  );
  const items = placed.map(({ x, y, scale, turn = 0, body, w, h, lifted }) => {
    const [width, height] = [w * scale, h * scale];
    const foot = lifted
      ? ''
      : oval(x + width * 0.03, y - height * 0.01, width * 0.54, Math.max(1.6, width * 0.085), shadow);
    return `${foot}<g transform="translate(${x - width / 2} ${y - height}) rotate(${turn} ${width / 2} ${height}) scale(${scale})">${body}</g>`;
  });
  const corner = accents.map((name, index) => accent(name, index)).join('');
  const [left, right] = [
    Math.min(...placed.map((p) => p.x - (p.w * p.scale) / 2)),
    Math.max(...placed.map((p) => p.x + (p.w * p.scale) / 2)),
  ];
  const floor = Math.max(...placed.map((p) => p.y));
  const pool = oval((left + right) / 2, floor, (right - left) * 0.56, 4.2, shadow, 'opacity=".7"');
  const light = `<rect width="100" height="100" fill="${glow(
    [
      [0, '#ffffff', 0.34],
      [0.6, '#ffffff', 0.04],
      [1, '#ffffff', 0],
    ],
    { cx: 0.2, cy: 0.08, r: 0.9 },
  )}"/>`;
  const body = ground.body + light + corner + pool + items.join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 100 100"><defs>${takeDefinitions()}</defs>${body}</svg>`;
}

/** Scales the arrangement into the stage and puts its lowest foot on the floor. */
function settle(items, foot) {
  const left = Math.min(...items.map((p) => p.x - p.w / 2));
  const right = Math.max(...items.map((p) => p.x + p.w / 2));
  const top = Math.min(...items.map((p) => p.y - p.h));
  const bottom = Math.max(...items.map((p) => p.y));
  const scale = Math.min(82 / (right - left), (foot - 15) / (bottom - top), 1.5);
  const air = foot - 15 - (bottom - top) * scale;
  const floor = foot + 1.5 - air * 0.3;
  return items.map((p) => ({
    ...p,
    x: 50 + (p.x - (left + right) / 2) * scale,
    y: floor + (p.y - bottom) * scale,
    scale,
  }));
}

const CORNERS = [
  [80, 10, 15],
  [7, 12, 12],
  [84, 30, 9],
];
function accent(name, index) {
  const [x, y, size] = CORNERS[index];
  const object = make(name);
  return `<g transform="translate(${x} ${y}) scale(${size / Math.max(object.w, object.h)})" opacity=".9">${object.body}</g>`;
}
