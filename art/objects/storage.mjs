/** Storage and odds and ends. */
import { ball, down, face, metal, round, slant } from '../fills.mjs';
import { drum, glint, oval, path, rect, shift, stroke, within } from '../shapes.mjs';
import { deepen, lighten } from '../tints.mjs';

export const faceMask = (color = '#ffffff') => ({
  w: 104,
  h: 66,
  body:
    `<g fill="none" stroke="#c9cdd9" stroke-width="2.6"><path d="M16 20 C-6 22 -2 50 18 46"/><path d="M88 20 C110 22 106 50 86 46"/></g>` +
    path('M12 16 C34 4 70 4 92 16 L88 46 C72 64 32 64 16 46Z', down(lighten(color, 0.4), color, deepen(color, 0.1))) +
    stroke('M14 26 C40 20 64 20 90 26 M15 36 C40 32 64 32 89 36', deepen(color, 0.14), 1.4),
});

export function fabricBox(color = '#d9cdb8', lid = true) {
  return {
    w: 112,
    h: 80,
    body:
      path('M96 26 L110 16 V64 L96 78Z', deepen(color, 0.26)) +
      rect(4, 26, 92, 52, 4, face(color)) +
      (lid
        ? path('M2 26 L20 12 H112 L98 26Z', lighten(color, 0.35)) +
          rect(1, 24, 98, 12, 3, down(lighten(color, 0.4), color)) +
          path('M99 25 L112 13 V24 L99 36Z', deepen(color, 0.18))
        : '') +
      rect(36, 48, 28, 8, 4, deepen(color, 0.35)) +
      stroke('M8 74 H92', lighten(color, 0.4), 1.4, 'stroke-dasharray="3 3"'),
  };
}

export function drawers(color = '#f4f5fa', n = 3) {
  const h = 26;
  return {
    w: 96,
    h: n * h + 16,
    body:
      path(`M82 8 L94 2 V${n * h + 4} L82 ${n * h + 13}Z`, deepen(color, 0.24)) +
      path('M4 8 L18 2 H94 L82 8Z', '#ffffff') +
      rect(4, 8, 78, n * h + 6, 3, deepen(color, 0.1)) +
      Array.from(
        { length: n },
        (_, i) =>
          rect(7, 11 + i * h, 72, h - 3, 3, face(i % 2 ? lighten(color, 0.3) : color)) +
          rect(32, 19 + i * h, 22, 5, 2.5, '#b9a48a'),
      ).join(''),
  };
}

export function hangers(color = '#8f9ff0', n = 3) {
  const one = (dy, c) =>
    shift(
      0,
      dy,
      `<g fill="none" stroke="${c}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M58 24 V16 C68 14 66 2 57 4" stroke="#aeb3c4" stroke-width="3.4"/><path d="M58 24 L8 52 Q4 58 12 58 H104 Q112 58 108 52 Z"/></g>`,
    );
  return {
    w: 116,
    h: 62 + (n - 1) * 13,
    body: Array.from({ length: n }, (_, i) => one(i * 13, i % 2 ? lighten(color, 0.4) : color)).join(''),
  };
}

export function shelf(color = '#d9a86c') {
  return {
    w: 104,
    h: 118,
    body:
      `<g stroke="#4a4658" stroke-width="5" stroke-linecap="round"><path d="M10 4 V116 M94 4 V116"/></g>` +
      [16, 54, 92].map((y) => rect(4, y, 96, 8, 2, down(lighten(color, 0.4), color, deepen(color, 0.2)))).join('') +
      rect(20, 34, 22, 20, 3, face('#b3a4ff')) +
      rect(54, 28, 12, 26, 2, face('#7fc9b0')) +
      rect(68, 32, 12, 22, 2, face('#ffb58a')) +
      rect(50, 72, 34, 20, 3, face('#8fd0f2')) +
      oval(30, 84, 9, 8, ball('#f6b73c')),
  };
}

export function vacuumBag(color = '#8fd0f2') {
  return {
    w: 108,
    h: 82,
    body:
      foldedClothes(color) +
      rect(
        4,
        4,
        100,
        74,
        8,
        slant([0, '#ffffff', 0.7], [0.3, '#ffffff', 0.1], [0.55, '#ffffff', 0.4], [1, '#ffffff', 0.1]),
      ) +
      `<rect x="4" y="4" width="100" height="74" rx="8" fill="none" stroke="#a9cbe6" stroke-width="2"/>` +
      rect(4, 10, 100, 5, 0, '#5aa7ef') +
      oval(84, 32, 10, 10, ball('#f4f5fa')) +
      oval(84, 32, 5, 5, '#5aa7ef'),
  };
}

const foldedClothes = (color) =>
  [22, 36, 50, 62]
    .map((y, i) => rect(12, y - 2, 82, 13, 6, down(lighten(i % 2 ? '#f2a3b8' : color, 0.3), i % 2 ? '#f2a3b8' : color)))
    .join('');

export const hooks = (color = '#ffffff') => ({
  w: 104,
  h: 66,
  body: [0, 1, 2]
    .map((i) =>
      shift(
        4 + i * 34,
        0,
        rect(2, 2, 26, 34, 9, ball(color === '#ffffff' ? '#f4f5fa' : color)) +
          stroke('M15 22 V46 C15 62 30 60 28 48', '#aeb3c4', 5),
      ),
    )
    .join(''),
});

export const powerStrip = () => ({
  w: 138,
  h: 46,
  body:
    stroke('M126 26 C140 26 136 42 124 42', '#d9dce6', 4) +
    rect(4, 10, 122, 32, 10, down('#ffffff', '#eef0f6', '#cfd3e2')) +
    [24, 52, 80]
      .map(
        (x) =>
          oval(x, 26, 11, 11, '#dfe2ec') +
          oval(x - 3.6, 26, 1.8, 1.8, '#4a4658') +
          oval(x + 3.6, 26, 1.8, 1.8, '#4a4658'),
      )
      .join('') +
    rect(98, 19, 20, 14, 4, ball('#ff7d6b')),
});

export const tape = (color = '#e2b77a') => ({
  w: 72,
  h: 56,
  body:
    drum(4, 18, 64, 64, 22, 16, round(color)) +
    oval(36, 18, 32, 16, slant(lighten(color, 0.45), color)) +
    oval(36, 18, 20, 10, deepen(color, 0.25)) +
    oval(36, 20, 18, 8, '#fdf8ee'),
});

export const hotpack = (color = '#ff8a5c') => ({
  w: 72,
  h: 84,
  body:
    rect(6, 6, 60, 72, 8, face(color)) +
    path('M36 20 C46 32 52 40 50 52 C48 64 24 64 22 52 C21 44 28 42 30 34 C34 38 38 32 36 20Z', '#fff1d6') +
    stroke('M10 12 H62 M10 72 H62', '#ffffff', 1.6, 'stroke-dasharray="2 3"'),
});

export const aerosol = (color, cap = '#ffffff', inside = null) => ({
  w: 48,
  h: 114,
  body:
    rect(6, 32, 36, 80, 6, round(color)) +
    rect(9, 8, 30, 24, 7, round(cap)) +
    rect(6, 30, 36, 5, 1, metal()) +
    oval(24, 72, 15, 17, '#fffdf8') +
    (inside ? within(inside, 12, 59, 24, 26) : '') +
    glint('M11.500 42 V102', 3, 0.6),
});

export const coil = (color = '#5fa86a') => ({
  w: 84,
  h: 46,
  body: `<g fill="none" stroke-linecap="round"><path d="M42 24 q6 -3 8 2 q0 8 -12 8 q-16 -1 -16 -11 q2 -13 24 -12 q26 2 25 15 q-4 16 -34 15 q-34 -3 -32 -18" stroke="${deepen(color, 0.25)}" stroke-width="5.500"/><path d="M42 23 q6 -3 8 2 q0 8 -12 8 q-16 -1 -16 -11 q2 -13 24 -12 q26 2 25 15 q-4 16 -34 15 q-34 -3 -32 -18" stroke="${color}" stroke-width="4"/></g>`,
});
