/** Bathroom, mouth and body. */
import { dice } from '../dice.mjs';
import { across, ball, down, face, metal, round, slant } from '../fills.mjs';
import { drum, glint, oval, path, rect, shift, stroke, within } from '../shapes.mjs';
import { deepen, lighten } from '../tints.mjs';

export const toothbrush = (color = '#5aa7ef') => ({
  w: 22,
  h: 112,
  body:
    rect(7, 30, 8, 80, 4, round(color)) +
    rect(8, 4, 6, 30, 3, round(color)) +
    rect(12, 4, 9, 20, 2, across('#ffffff', lighten(color, 0.6))) +
    stroke('M13 9 H21 M13 14 H21 M13 19 H21', lighten(color, 0.2), 1) +
    glint('M9.500 44 V96', 1.6, 0.7),
});

export function brushes(colors = ['#f0566a', '#5aa7ef', '#f6b73c', '#63c06a']) {
  return {
    w: 20 + colors.length * 20,
    h: 116,
    body: colors.map((c, i) => shift(8 + i * 20, 2, toothbrush(c).body)).join(''),
  };
}

export const electricBrush = (color = '#8f9ff0') => ({
  w: 30,
  h: 124,
  body:
    rect(13, 14, 5, 44, 2.5, round('#f4f5fa')) +
    rect(11, 2, 12, 15, 5, round('#ffffff')) +
    rect(18, 4, 8, 11, 2, lighten(color, 0.5)) +
    rect(5, 52, 21, 70, 10, round('#ffffff', 0.7)) +
    rect(5, 84, 21, 8, 0, color) +
    oval(15.5, 71, 4.6, 6, face(color)) +
    glint('M9.500 62 V112', 2.4, 0.9),
});

export const toothpaste = (color = '#5aa7ef') => ({
  w: 124,
  h: 46,
  body:
    path(
      'M6 8 L92 4 Q98 4 98 12 V34 Q98 42 92 42 L6 38 Q4 23 6 8Z',
      down(lighten(color, 0.5), '#ffffff', lighten(color, 0.3), deepen(color, 0.1)),
    ) +
    path('M6 16 C34 8 64 30 98 16 V30 C64 42 34 22 6 32Z', face(color)) +
    rect(2, 5, 8, 36, 2, deepen(color, 0.12)) +
    rect(98, 12, 20, 22, 5, round('#ffffff')) +
    stroke('M102 14 V32 M107 14 V32 M112 14 V32', '#cfd3e2', 1.2) +
    glint('M20 12 C44 9 68 9 88 9', 2.2, 0.8),
});

export const floss = (color = '#7fc9b0') => ({
  w: 62,
  h: 62,
  body:
    path('M8 16 Q8 6 18 6 H44 Q54 6 54 16 V48 Q54 58 44 58 H18 Q8 58 8 48Z', face(color)) +
    oval(31, 34, 15, 15, '#ffffff', 'opacity=".85"') +
    oval(31, 34, 6, 6, color) +
    stroke('M44 8 C56 -2 62 10 58 20', '#ffffff', 2),
});

export function soapBar(color = '#f8c6d8') {
  return {
    w: 92,
    h: 54,
    body:
      path('M6 20 Q6 8 20 8 H72 Q86 8 86 20 V36 Q86 50 72 50 H20 Q6 50 6 36Z', down(color, deepen(color, 0.24))) +
      path('M6 20 Q6 4 22 4 H70 Q86 4 86 20 Q86 34 70 34 H22 Q6 34 6 20Z', slant(lighten(color, 0.5), color)) +
      path(
        'M18 19 Q18 11 28 11 H64 Q74 11 74 19 Q74 27 64 27 H28 Q18 27 18 19Z',
        deepen(color, 0.08),
        'opacity=".55"',
      ) +
      path('M46 16 c-2 -3.500 -6.600 0 -3 3 l3 3 l3 -3 c3.600 -3 -1 -6.500 -3 -3Z', lighten(color, 0.6)) +
      glint('M14 12 Q18 8 26 8', 2.4, 0.9),
  };
}

export function slippers(color = '#8fd0f2') {
  const one = (x, s) =>
    `<g transform="translate(${x} 0) scale(${s} 1)">${path('M4 64 C0 36 8 6 22 6 C38 6 44 36 40 64 C38 82 8 82 4 64Z', deepen(color, 0.24))}${path('M6 62 C2 36 10 8 22 8 C36 8 42 36 38 62 C36 78 9 78 6 62Z', lighten(color, 0.4))}${path('M4 34 C6 14 12 4 22 4 C34 4 39 16 41 34 C36 46 10 46 4 34Z', ball(color))}${[
      [16, 20],
      [28, 20],
      [22, 31],
    ]
      .map(([a, b]) => oval(a, b, 2.4, 2.4, '#ffffff', 'opacity=".7"'))
      .join('')}</g>`;
  return { w: 98, h: 82, body: one(2, 1) + one(96, -1) };
}

export function mat(color = '#b3a4ff') {
  const random = dice(color);
  return {
    w: 128,
    h: 56,
    body:
      path('M22 6 H106 L126 46 Q127 54 120 54 H8 Q1 54 2 46Z', face(color)) +
      Array.from({ length: 70 }, () => {
        const y = 10 + random() * 40;
        const x = 64 + (random() - 0.5) * (84 + y * 0.7);
        return oval(x, y, 4, 2.6, random() > 0.5 ? lighten(color, 0.35) : lighten(color, 0.15));
      }).join(''),
  };
}

export function showerHead(color = '#d9dce6') {
  return {
    w: 76,
    h: 116,
    body:
      path('M34 50 C32 76 36 96 40 114', 'none', 'stroke="#aeb3c4" stroke-width="10" stroke-linecap="round"') +
      stroke('M33 56 C31 78 35 96 38 110', '#ffffff', 2.4, 'opacity=".7"') +
      oval(38, 30, 34, 28, metal(color)) +
      oval(36, 31, 27, 22, '#eef3fb') +
      Array.from({ length: 19 }, (_, i) => {
        const ring = i === 0 ? 0 : i < 7 ? 9 : 17;
        const a = (i * 6.283) / (i < 7 ? 6 : 12);
        return oval(36 + Math.cos(a) * ring, 31 + Math.sin(a) * ring * 0.82, 1.5, 1.3, '#7c8fb0');
      }).join(''),
  };
}

export function showerBall(color = '#ff9ec2') {
  const random = dice(color);
  return {
    w: 72,
    h: 84,
    body:
      stroke('M36 30 C26 8 48 2 40 26', lighten(color, 0.2), 3) +
      oval(36, 52, 30, 28, deepen(color, 0.2)) +
      Array.from({ length: 60 }, () => {
        const a = random() * 6.283;
        const r = random();
        const x = 36 + Math.cos(a) * r * 28;
        const y = 52 + Math.sin(a) * r * 26;
        return `<path d="M${x - 6} ${y} q6 -9 12 0 q-6 5 -12 0Z" fill="${random() > 0.5 ? lighten(color, 0.45) : color}" opacity=".92"/>`;
      }).join(''),
  };
}

export const creamJar = (color = '#f8c6d8', lid = '#ffffff') => ({
  w: 76,
  h: 62,
  body:
    drum(4, 26, 68, 66, 26, 9, round(color)) +
    drum(2, 12, 72, 72, 18, 10, round(lid, 0.8)) +
    oval(38, 12, 36, 10, slant('#ffffff', deepen(lid, 0.1))) +
    glint('M10 20 V30', 3, 0.9) +
    rect(24, 42, 28, 12, 3, '#ffffff', 'opacity=".7"'),
});

export const razor = (color = '#5fb98a') => ({
  w: 60,
  h: 112,
  body:
    path('M26 22 H36 L38 60 C40 80 40 96 36 108 Q31 113 26 108 C22 96 22 80 24 60Z', round(color)) +
    rect(4, 4, 52, 20, 6, face(deepen(color, 0.15))) +
    stroke('M9 10 H51 M9 14.500 H51 M9 19 H51', '#eef0f6', 2),
});

export const hairbrush = (color = '#c9945a') => ({
  w: 52,
  h: 118,
  body:
    rect(21, 56, 11, 60, 5.5, round(color)) +
    oval(26.5, 34, 24, 33, ball(color)) +
    oval(26.5, 34, 18, 26, '#fbe9d8') +
    Array.from({ length: 20 }, (_, i) =>
      oval(15 + (i % 4) * 7.6, 16 + Math.floor(i / 4) * 9, 1.5, 1.5, '#8a5f3e'),
    ).join(''),
});

export const dryer = (color = '#b3a4ff') => ({
  w: 104,
  h: 92,
  body:
    path('M34 46 L44 88 Q46 92 52 91 L58 89 Q62 88 61 83 L56 46Z', round(deepen(color, 0.1))) +
    path('M10 26 C10 10 24 4 42 5 L84 12 V46 L42 52 C22 52 10 42 10 26Z', ball(color)) +
    path('M84 10 L100 6 Q103 28 100 52 L84 47Z', metal('#8d92a4')) +
    oval(30, 28, 12, 14, deepen(color, 0.25)) +
    oval(30, 28, 8, 10, lighten(color, 0.4)),
});

export const maskSheet = (color = '#f8c6d8') => ({
  w: 72,
  h: 98,
  body:
    rect(4, 4, 64, 90, 5, face(color)) +
    rect(4, 4, 64, 9, 4, lighten(color, 0.5)) +
    path('M18 40 C18 22 54 22 54 40 C56 62 46 78 36 78 C26 78 16 62 18 40Z', '#ffffff') +
    oval(28, 44, 5, 3, lighten(color, 0.2)) +
    oval(44, 44, 5, 3, lighten(color, 0.2)) +
    oval(36, 63, 7, 3, lighten(color, 0.2)) +
    path('M36 48 l-3 8 h6Z', lighten(color, 0.35)),
});

export const padPack = (color = '#b3a4ff', inside = null) => ({
  w: 96,
  h: 78,
  body:
    path(
      'M6 14 Q48 2 90 14 L92 66 Q48 78 4 66Z',
      across(deepen(color, 0.14), lighten(color, 0.25), lighten(color, 0.45), color, deepen(color, 0.2)),
    ) +
    path('M4.500 46 C30 38 64 56 91.500 44 L92 66 Q48 78 4 66Z', '#ffffff', 'opacity=".5"') +
    oval(48, 38, 20, 18, '#fffdf8') +
    (inside
      ? within(inside, 33, 25, 30, 26)
      : path('M48 30 C42 22 30 30 40 40 L48 47 L56 40 C66 30 54 22 48 30Z', lighten(color, 0.1))) +
    glint('M12 22 C11 36 11 48 12 60', 2.8, 0.6),
});

export const cotton = () => ({
  w: 84,
  h: 74,
  body:
    drum(6, 16, 72, 66, 44, 9, across([0, '#dcecf6', 0.95], [0.3, '#ffffff', 0.7], [1, '#cfe0ee', 0.95])) +
    [
      [24, 40],
      [42, 38],
      [60, 40],
      [32, 54],
      [52, 54],
    ]
      .map(([x, y]) => oval(x, y, 11, 8, ball('#f7f5fb')))
      .join('') +
    drum(4, 10, 76, 76, 9, 10, round('#f8c6d8')) +
    oval(42, 10, 38, 10, slant('#ffffff', '#f3b8cf')),
});

export const swabs = () => ({
  w: 74,
  h: 92,
  body:
    Array.from({ length: 9 }, (_, i) =>
      shift(
        16 + i * 5.2,
        60,
        rect(-1.2, -46, 2.4, 50, 1, '#e9f0f8') + oval(0, -47, 3.2, 6, '#ffffff') + oval(1, -46, 2, 5, '#dcd9e6'),
        { turn: -14 + i * 3.5 },
      ),
    ).join('') + drum(8, 44, 58, 54, 40, 8, across([0, '#bfe3d6', 0.96], [0.3, '#f2fbf8', 0.8], [1, '#a6d6c6', 0.96])),
});
