/** Grain, noodles and dishes. */
import { dice } from '../dice.mjs';
import { ball, down, face, glow, round, slant } from '../fills.mjs';
import { clipTo, glint, oval, path, rect, shift, stroke, within } from '../shapes.mjs';
import { deepen, lighten } from '../tints.mjs';

/** A heap of pieces; `kind` decides their shape. */
export function heap(kind, colors, seed = kind) {
  const random = dice(seed + colors.join());
  const piece = {
    grain: (c) => oval(0, 0, 3.4, 1.7, ball(c)),
    bean: (c) => oval(0, 0, 4.6, 3.8, ball(c)) + oval(-1.4, -1.4, 1.2, 0.8, '#ffffff', 'opacity=".5"'),
    egg: (c) => oval(0, 0, 7.4, 5.8, ball(c)) + oval(-2.4, -2, 2, 1.2, '#ffffff', 'opacity=".7"'),
    strip: (c) => stroke('M-9 0 q5 -5 9 0 t9 0', c, 3.2),
    leaf: (c) => path('M-11 2 C-8 -8 6 -9 12 -3 C8 6 -4 9 -11 2Z', face(c)),
    cube: (c) => rect(-5, -5, 10, 10, 2.4, face(c)),
    flake: (c) => path('M-7 0 C-5 -6 4 -6 7 -1 C5 5 -4 6 -7 0Z', slant(lighten(c, 0.3), c)),
    disc: (c) => oval(0, 0, 8, 4.6, slant(lighten(c, 0.35), c)),
    nut: (c) => path('M-7 2 C-8 -6 2 -8 7 -2 C8 4 0 8 -7 2Z', ball(c)),
    stick: (c) => rect(-11, -2, 22, 4, 2, face(c)),
  }[kind];
  const size = { grain: 3, bean: 5, egg: 8, strip: 8, leaf: 9, cube: 8, flake: 6, disc: 7, nut: 6, stick: 9 }[kind];
  const rows = Math.round(30 / (size * 0.62));
  let body = oval(46, 46, 40, 10, deepen(colors[0], 0.22));
  for (let row = 0; row < rows; row += 1) {
    const half = 38 * Math.sqrt(1 - (row / rows) ** 2) + 3;
    const count = Math.max(1, Math.round((half * 2) / (size * 1.25)));
    for (let i = 0; i < count; i += 1) {
      const x = 46 - half + ((i + 0.5 + (random() - 0.5) * 0.7) * half * 2) / count;
      const y = 46 - (row / rows) * 34 + (random() - 0.5) * size * 0.7 + 4 * (1 - Math.abs((x - 46) / 40));
      body += shift(x, y, piece(colors[Math.floor(random() * colors.length)]), { turn: random() * 120 - 60 });
    }
  }
  return { w: 92, h: 58, body };
}

/** The same heap in a bowl. */
export function bowlOf(kind, colors, bowl = '#f6f3ee', seed = kind) {
  const food = heap(kind, colors, seed);
  return {
    w: 104,
    h: 84,
    body:
      oval(52, 40, 48, 13, lighten(bowl, 0.3)) +
      oval(52, 40, 44, 10, deepen(bowl, 0.35)) +
      shift(10, -8, food.body, { scale: 0.915 }) +
      path('M4 40 C6 66 30 78 34 81 H70 C74 78 98 66 100 40 A48 13 0 0 1 4 40Z', round(bowl, 0.8)) +
      glint('M13 54 C16 63 22 69 30 73', 3, 0.5),
  };
}

export function soup(liquid, bits = [], bowl = '#3d3a46') {
  return {
    w: 104,
    h: 84,
    body:
      path('M4 34 C6 62 28 76 34 80 H70 C76 76 98 62 100 34Z', round(bowl)) +
      oval(52, 34, 48, 14, lighten(bowl, 0.25)) +
      oval(52, 34, 43, 11, glow([lighten(liquid, 0.35), liquid, deepen(liquid, 0.2)])) +
      bits.map(([item, x, y, s]) => within(item, x - s / 2, y - s / 2, s, s)).join('') +
      glint('M12 48 C15 58 22 66 30 71', 3, 0.4) +
      stroke('M36 14 q-5 -6 0 -12 M52 12 q-5 -6 0 -12 M68 14 q-5 -6 0 -12', '#ffffff', 3, 'opacity=".75"'),
  };
}

export function noodles(color = '#f7e3b0', band = '#ef6a5a') {
  const strands = Array.from({ length: 21 }, (_, i) =>
    rect(10 + i * 2.5, 4 + (i % 3), 2.2, 88 - (i % 4), 1, i % 2 ? color : deepen(color, 0.1)),
  ).join('');
  return {
    w: 72,
    h: 96,
    body:
      strands +
      rect(6, 40, 60, 18, 3, face(band)) +
      rect(6, 44, 60, 1.4, 0, '#ffffff', 'opacity=".7"') +
      rect(6, 53, 60, 1.4, 0, '#ffffff', 'opacity=".7"'),
  };
}

export function nest(color = '#f3d58a') {
  const random = dice(color);
  return {
    w: 88,
    h: 56,
    body:
      oval(44, 42, 38, 12, deepen(color, 0.25)) +
      Array.from(
        { length: 22 },
        (_, i) =>
          `<ellipse cx="${44 + random() * 8 - 4}" cy="${34 - i * 0.3 + random() * 6}" rx="${36 - i * 1.3}" ry="${15 - i * 0.45}" fill="none" stroke="${i % 2 ? color : lighten(color, 0.3)}" stroke-width="2.6"/>`,
      ).join(''),
  };
}

/** Block of instant noodles. */
export function brick(color = '#f2c66a') {
  const wave = (y) => `M10 ${y} ${Array.from({ length: 9 }, (_, i) => `q4 ${i % 2 ? 6 : -6} 8 0`).join(' ')}`;
  return {
    w: 92,
    h: 62,
    body:
      rect(6, 8, 80, 50, 12, ball(color)) +
      clipTo(
        rect(6, 8, 80, 50, 12, '#000'),
        stroke([14, 22, 30, 38, 46, 54].map(wave).join(' '), deepen(color, 0.22), 2.2) +
          stroke([12, 20, 28, 36, 44, 52].map(wave).join(' '), lighten(color, 0.5), 1.6),
      ),
  };
}

export function instantRice(color = '#f2f3f8', band = '#5fb0e8') {
  return {
    w: 100,
    h: 56,
    body:
      path('M8 18 L18 48 Q50 58 82 48 L92 18Z', round(color, 0.7)) +
      path('M10.500 26 C36 36 64 36 89.500 26 L86 37 C62 46 38 46 14 37Z', band, 'opacity=".85"') +
      oval(50, 17, 46, 12, slant('#ffffff', deepen(color, 0.14))) +
      oval(50, 17, 41, 9.6, slant(lighten(band, 0.75), '#ffffff')) +
      path('M88 12 q10 -5 11 3 q-3 4 -9 4Z', '#ffffff'),
  };
}

export function powder(color = '#ffffff', spoon = true) {
  return {
    w: 92,
    h: 54,
    body:
      path(
        'M4 48 C20 44 30 12 46 10 C62 12 72 44 88 48 Q46 58 4 48Z',
        down(lighten(color, 0.5), color, deepen(color, 0.1)),
      ) +
      oval(46, 48, 42, 5, deepen(color, 0.12), 'opacity=".6"') +
      (spoon
        ? shift(
            60,
            32,
            rect(0, -3, 40, 5, 2.5, round('#d9b382')) +
              oval(-4, 0, 11, 7, round('#c99a66')) +
              oval(-4, -1, 8, 4.6, color),
            { turn: -32 },
          )
        : ''),
  };
}

export const slab = (color, w = 90, h = 40) => ({
  w,
  h: h + 8,
  body:
    rect(2, 6, w - 4, h, 8, down(lighten(color, 0.3), color, deepen(color, 0.2))) +
    glint(`M12 13 H${w - 16}`, 2.4, 0.5),
});
