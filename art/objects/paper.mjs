/** Paper goods, bags and wraps. */
import { across, down, face, round, slant } from '../fills.mjs';
import { drum, glint, oval, path, rect, stroke, within } from '../shapes.mjs';
import { deepen, lighten } from '../tints.mjs';

export function roll(color = '#ffffff', { h = 44, core = '#c9a27c', w = 56 } = {}) {
  const r = w / 2 - 2;
  return {
    w,
    h: h + 26,
    body:
      drum(2, 13, w - 4, w - 4, h, r * 0.36, round(color === '#ffffff' ? '#f6f5fa' : color, 0.7)) +
      oval(w / 2, 13, r, r * 0.36, slant('#ffffff', '#e4e2ec')) +
      [0.78, 0.58]
        .map(
          (k) =>
            `<ellipse cx="${w / 2}" cy="13" rx="${r * k}" ry="${r * 0.36 * k}" fill="none" stroke="#dcd9e6" stroke-width="1.2"/>`,
        )
        .join('') +
      oval(w / 2, 13, r * 0.36, r * 0.13, core) +
      oval(w / 2, 13.6, r * 0.28, r * 0.09, deepen(core, 0.5)) +
      [0.3, 0.6]
        .map((k) =>
          stroke(
            `M4 ${13 + h * k} A${r} ${r * 0.36} 0 0 0 ${w - 4} ${13 + h * k}`,
            '#dcd9e6',
            1,
            'stroke-dasharray="2 3"',
          ),
        )
        .join(''),
  };
}

export const kitchenRoll = (color = '#8fd0f2') => {
  const base = roll('#ffffff', { h: 84, w: 54 });
  return {
    ...base,
    body:
      base.body +
      [
        [14, 40],
        [34, 54],
        [18, 72],
        [36, 88],
        [26, 30],
      ]
        .map(([x, y]) => path(`M${x} ${y} c-3 -5 -9 0 -4 4 l4 4 l4 -4 c5 -4 -1 -9 -4 -4Z`, color, 'opacity=".6"'))
        .join(''),
  };
};

export function tissueBox(color = '#8fb8f2', accent = '#ffffff') {
  return {
    w: 118,
    h: 92,
    body:
      path('M38 34 C30 14 46 18 50 4 C58 14 66 2 72 12 C84 12 80 24 78 34Z', slant('#ffffff', '#eceaf4')) +
      stroke('M50 32 C48 22 54 18 54 10 M64 32 C66 24 64 18 68 14', '#d5d2e2', 1.4) +
      path('M4 44 L26 30 H114 L94 44Z', lighten(color, 0.4)) +
      oval(60, 37, 26, 5, deepen(color, 0.4)) +
      path('M40 37 C36 26 48 28 52 20 C60 28 70 24 78 37Z', '#ffffff') +
      path('M94 44 L114 30 V74 L94 90Z', deepen(color, 0.24)) +
      rect(4, 44, 90, 46, 2, face(color)) +
      [
        [20, 60],
        [40, 72],
        [60, 58],
        [78, 76],
        [30, 80],
        [72, 52],
      ]
        .map(([x, y]) => oval(x, y, 4, 4, accent, 'opacity=".55"'))
        .join(''),
  };
}

export function rollPack(color = '#8f9ff0', rows = 2, cols = 4) {
  const one = (x, y) =>
    oval(x, y, 15, 15, slant('#ffffff', '#e6e4ee')) +
    `<circle cx="${x}" cy="${y}" r="10" fill="none" stroke="#dcd9e6" stroke-width="1.2"/>` +
    oval(x, y, 5, 5, '#b98f68') +
    oval(x, y, 3.6, 3.6, '#6a4a36');
  const w = cols * 31 + 12;
  const h = rows * 31 + 14;
  return {
    w,
    h: h + 10,
    body:
      path(
        `M${w * 0.36} 10 C${w * 0.38} -4 ${w * 0.62} -4 ${w * 0.64} 10`,
        'none',
        `stroke="${lighten(color, 0.3)}" stroke-width="6"`,
      ) +
      rect(2, 8, w - 4, h, 9, lighten(color, 0.72)) +
      Array.from({ length: rows * cols }, (_, i) => one(21.5 + (i % cols) * 31, 30 + Math.floor(i / cols) * 31)).join(
        '',
      ) +
      rect(2, 8 + h * 0.38, w - 4, h * 0.26, 0, face(color), 'opacity=".93"') +
      path(`M${w / 2} ${8 + h * 0.45} c-3.600 -6 -11 0 -5 5 l5 4.600 l5 -4.600 c6 -5 -1.400 -11 -5 -5Z`, '#ffffff') +
      rect(
        2,
        8,
        w - 4,
        h,
        9,
        slant([0, '#ffffff', 0.5], [0.3, '#ffffff', 0.02], [0.55, '#ffffff', 0.22], [1, '#ffffff', 0]),
      ),
  };
}

export function wipes(color = '#7fc9b0', inside = null) {
  return {
    w: 112,
    h: 70,
    body:
      path(
        'M6 24 C4 40 4 52 8 62 Q56 72 104 62 C108 52 108 40 106 24 Q56 14 6 24Z',
        across(deepen(color, 0.2), lighten(color, 0.2), lighten(color, 0.5), color, deepen(color, 0.24)),
      ) +
      path('M6 44 C36 36 74 54 107 42 L104 62 Q56 72 8 62Z', '#ffffff', 'opacity=".45"') +
      path('M28 20 C30 8 82 8 84 20 C84 30 28 30 28 20Z', down('#ffffff', '#e3e6ee')) +
      path('M34 18 C36 9 76 9 78 18 C78 25 34 25 34 18Z', down('#ffffff', lighten(color, 0.6))) +
      path('M50 12 C46 2 56 0 60 3 C66 -1 70 6 62 12Z', '#ffffff') +
      (inside ? within(inside, 40, 34, 32, 26) : '') +
      glint('M14 30 C13 42 13 50 15 57', 3, 0.6),
  };
}

export function zipbag(food = null, zip = '#5aa7ef') {
  return {
    w: 92,
    h: 100,
    body:
      rect(6, 6, 80, 92, 7, across([0, '#d5e8f6', 0.9], [0.3, '#ffffff', 0.6], [1, '#c6def0', 0.85])) +
      (food ? within(food, 14, 30, 64, 62, { centre: false }) : '') +
      rect(
        6,
        6,
        80,
        92,
        7,
        slant([0, '#ffffff', 0.65], [0.3, '#ffffff', 0.05], [0.55, '#ffffff', 0.32], [1, '#ffffff', 0.05]),
      ) +
      rect(6, 13, 80, 5, 0, zip) +
      rect(6, 20, 80, 2.4, 0, deepen(zip, 0.2), 'opacity=".6"') +
      rect(66, 10, 14, 11, 3, face(deepen(zip, 0.1))) +
      `<rect x="6" y="6" width="80" height="92" rx="7" fill="none" stroke="#b9d3e8" stroke-width="1.6"/>`,
  };
}

export function wrapBox(color = '#f6b73c', film = '#e6e8f0') {
  return {
    w: 138,
    h: 58,
    body:
      path('M22 12 C50 2 96 4 130 2 L128 20 H20Z', slant('#ffffff', film, deepen(film, 0.14)), 'opacity=".95"') +
      path('M118 24 L134 14 V42 L118 56Z', deepen(color, 0.3)) +
      path('M4 24 L22 14 H134 L118 24Z', lighten(color, 0.45)) +
      rect(4, 24, 114, 32, 2, face(color)) +
      path('M4 44 C40 34 80 54 118 40 V56 H4Z', '#ffffff', 'opacity=".55"') +
      stroke('M6 25 l3 3 3 -3 3 3 3 -3 3 3 3 -3 3 3 3 -3 3 3 3 -3', '#ffffff', 1.2),
  };
}

export function trashRoll(color = '#5f6b8a') {
  return {
    w: 92,
    h: 50,
    body:
      rect(10, 8, 72, 36, 4, down(lighten(color, 0.4), color, deepen(color, 0.3))) +
      oval(82, 26, 8, 18, lighten(color, 0.3)) +
      oval(82, 26, 3, 7, deepen(color, 0.5)) +
      oval(10, 26, 8, 18, color) +
      rect(30, 8, 26, 36, 0, face('#f6b73c')) +
      glint('M18 14 H28 M60 14 H74', 2.4, 0.5),
  };
}
