/** Kitchen tools. */
import { across, ball, down, face, metal, round, slant } from '../fills.mjs';
import { glint, oval, path, rect, stroke } from '../shapes.mjs';
import { deepen, lighten } from '../tints.mjs';

const handleTool = (head, grip) => ({
  w: 40,
  h: 116,
  body: rect(16.5, 40, 7, 72, 3.5, round(grip)) + oval(20, 107, 1.6, 2.2, '#ffffff') + head,
});

export const spatula = (grip = '#8a5f3e', tint = '#3f3d4a') =>
  handleTool(
    path('M8 6 Q8 2 12 2 H28 Q32 2 32 6 L29 36 Q27 42 20 42 Q13 42 11 36Z', face(tint)) +
      rect(14, 9, 2.4, 20, 1.2, lighten(tint, 0.55)) +
      rect(18.8, 9, 2.4, 20, 1.2, lighten(tint, 0.55)) +
      rect(23.6, 9, 2.4, 20, 1.2, lighten(tint, 0.55)),
    grip,
  );

export const ladle = (grip = '#8a5f3e', tint = '#d9dce6') =>
  handleTool(
    path('M1 20 C1 36 10 46 20 46 C30 46 39 36 39 20Z', metal(tint)) + oval(20, 20, 19, 7, deepen(tint, 0.25)),
    grip,
  );

export const turner = (grip = '#e2756c') => spatula(grip, '#e2756c');

export const woodSpoon = () => ({
  w: 34,
  h: 116,
  body:
    rect(14, 34, 6, 80, 3, round('#c9945a')) +
    oval(17, 22, 14, 20, ball('#d5a46a')) +
    oval(17, 22, 9, 14, deepen('#d5a46a', 0.14), 'opacity=".6"'),
});

export const whisk = (grip = '#3c3a46') =>
  handleTool(
    `<g fill="none" stroke="#aeb3c4" stroke-width="2"><path d="M20 50 C0 36 2 4 20 3 C38 4 40 36 20 50Z"/><path d="M20 50 C9 36 10 4 20 3 C30 4 31 36 20 50Z"/><path d="M20 50 V3"/></g>`,
    grip,
  );

export const peeler = (grip = '#5fb98a') =>
  handleTool(
    path('M6 8 Q20 -2 34 8 L30 40 H26 L28 16 Q20 11 12 16 L14 40 H10Z', metal()) +
      rect(9, 14, 22, 6, 3, slant('#ffffff', '#9aa0b3')),
    grip,
  );

export function tongs(tip = '#e2756c') {
  return {
    w: 54,
    h: 118,
    body:
      stroke('M24 8 C8 40 6 70 12 104', '#c3c7d4', 7) +
      stroke('M30 8 C46 40 48 70 42 104', '#aeb3c4', 7) +
      stroke('M22 14 C9 42 8 70 13 100', '#ffffff', 1.8, 'opacity=".8"') +
      path('M6 98 H18 L20 114 Q13 118 8 114Z M36 98 H48 L46 114 Q41 118 34 114Z', tip) +
      rect(20, 2, 14, 10, 5, round('#8d92a4')),
  };
}

export function knife(handle = '#4a4658') {
  return {
    w: 40,
    h: 124,
    body:
      path('M10 4 C22 14 32 36 32 70 H10Z', across('#f7f8fc', '#c6cad8', '#9aa0b3')) +
      path('M26 30 C31 44 32 58 32 70 H27 C28 56 28 42 26 30Z', '#ffffff', 'opacity=".85"') +
      rect(8, 70, 24, 5, 1.5, '#8d92a4') +
      path('M10 75 H30 L29 116 Q28 122 20 122 Q12 122 11 116Z', round(handle)) +
      [86, 98, 110].map((y) => oval(20, y, 1.8, 1.8, '#e9ebf2')).join(''),
  };
}

export function shears(color = '#e2756c') {
  return {
    w: 72,
    h: 112,
    body:
      path('M34 60 L18 4 Q14 18 20 40 L30 68Z', metal()) +
      path('M38 60 L54 4 Q58 18 52 40 L42 68Z', metal('#d9dce6')) +
      `<g fill="none" stroke="${color}" stroke-width="8"><ellipse cx="20" cy="88" rx="13" ry="18" transform="rotate(16 20 88)"/><ellipse cx="52" cy="88" rx="13" ry="18" transform="rotate(-16 52 88)"/></g>` +
      oval(36, 62, 4, 4, '#f4f5fa'),
  };
}

export function board(color = '#d9a86c', shape = 'rect') {
  const grain = stroke('M16 34 H84 M16 52 H84 M16 72 H84 M16 90 H84', deepen(color, 0.2), 1.2, 'opacity=".35"');
  if (shape === 'round')
    return {
      w: 100,
      h: 116,
      body:
        oval(50, 66, 46, 46, face(color)) +
        rect(42, 2, 16, 26, 7, face(color)) +
        oval(50, 11, 3.4, 3.4, '#ffffff', 'opacity=".9"') +
        `<circle cx="50" cy="66" r="39" fill="none" stroke="${deepen(color, 0.2)}" stroke-width="1.6" opacity=".5"/>`,
    };
  return {
    w: 100,
    h: 118,
    body:
      rect(4, 4, 92, 112, 10, deepen(color, 0.3)) +
      rect(4, 2, 92, 110, 10, face(color)) +
      grain +
      rect(36, 9, 28, 7, 3.5, '#ffffff', 'opacity=".85"') +
      glint('M11 16 V94', 2.4, 0.4),
  };
}

export function grater() {
  const dots = Array.from({ length: 20 }, (_, i) =>
    oval(30 + (i % 4) * 9, 46 + Math.floor(i / 4) * 11, 2.4, 3, '#8d92a4'),
  ).join('');
  return {
    w: 88,
    h: 116,
    body:
      path('M30 22 C30 2 58 2 58 22', 'none', 'stroke="#3c3a46" stroke-width="7"') +
      path('M24 22 H64 L76 112 H12Z', metal()) +
      dots,
  };
}

export function colander(color = '#9ad6c4') {
  const holes = Array.from({ length: 21 }, (_, i) =>
    oval(26 + (i % 7) * 11.5, 44 + Math.floor(i / 7) * 11, 2.4, 2.4, deepen(color, 0.45), 'opacity=".55"'),
  ).join('');
  return {
    w: 124,
    h: 82,
    body:
      path('M2 26 h14 v8 h-10Z M122 26 h-14 v8 h10Z', deepen(color, 0.2)) +
      path('M10 28 C12 60 34 76 44 79 H80 C90 76 112 60 114 28Z', round(color)) +
      holes +
      oval(62, 28, 52, 14, lighten(color, 0.35)) +
      oval(62, 29, 46, 11, deepen(color, 0.28)),
  };
}

export function mixingBowl(color = '#d9dce6') {
  return {
    w: 116,
    h: 72,
    body:
      path('M6 18 C8 50 32 66 40 69 H76 C84 66 108 50 110 18Z', metal(color)) +
      oval(58, 18, 52, 13, lighten(color, 0.5)) +
      oval(58, 19, 47, 10.5, down(deepen(color, 0.4), deepen(color, 0.1))),
  };
}

export function measuringCup() {
  return {
    w: 92,
    h: 82,
    body:
      path('M74 22 C92 22 92 58 72 58', 'none', 'stroke="#d6e7f5" stroke-width="7"') +
      path(
        'M6 12 L14 76 Q15 80 20 80 H66 Q71 80 72 76 L78 12 Q40 22 6 12Z',
        across([0, '#cfe6f5', 0.9], [0.3, '#ffffff', 0.65], [1, '#bcd9ee', 0.9]),
      ) +
      path('M11.500 50 Q42 58 74 50 L72 76 Q71 80 66 80 H20 Q15 80 14 76Z', '#ffb58a', 'opacity=".85"') +
      stroke('M52 32 h16 M54 42 h12 M52 52 h15 M54 62 h11', '#e5484d', 1.8) +
      oval(42, 12, 36, 6, '#ffffff', 'opacity=".6"'),
  };
}

export const rollingPin = () => ({
  w: 120,
  h: 34,
  body:
    rect(2, 12, 24, 10, 5, round('#a8733e')) +
    rect(94, 12, 24, 10, 5, round('#a8733e')) +
    rect(20, 4, 80, 26, 9, down('#f0cd98', '#d9a86c', '#b07d45')) +
    glint('M28 10 H90', 2.6, 0.6),
});

export function scale(color = '#f4f5fa') {
  return {
    w: 110,
    h: 64,
    body:
      path('M10 26 L4 54 Q4 60 10 60 H100 Q106 60 106 54 L100 26Z', round(color, 0.7)) +
      oval(55, 24, 50, 13, slant('#ffffff', '#d9dce6')) +
      oval(55, 23, 42, 9.6, deepen(color, 0.08)) +
      rect(36, 43, 38, 12, 4, '#3f4b5a') +
      rect(41, 46.5, 12, 5, 1, '#9df0c8') +
      rect(56, 46.5, 12, 5, 1, '#9df0c8'),
  };
}

export function timer(color = '#ff7d6b') {
  return {
    w: 72,
    h: 80,
    body:
      rect(28, 2, 16, 10, 4, round('#e9ebf2')) +
      oval(36, 44, 34, 34, ball(color)) +
      oval(36, 44, 25, 25, '#fffdf8') +
      stroke('M36 44 V27 M36 44 L47 50', '#3c3a46', 3.4) +
      [0, 90, 180, 270]
        .map((a) => `<g transform="rotate(${a} 36 44)">${rect(35, 21, 2, 5, 1, '#aeb3c4')}</g>`)
        .join(''),
  };
}

export function iceTray(color = '#8fd0f2') {
  const cell = (x, y) => path(`M${x} ${y} h20 l4 14 h-22Z`, slant('#ffffff', lighten(color, 0.3)));
  return {
    w: 118,
    h: 62,
    body:
      path('M10 10 H100 L116 52 Q116 60 108 60 H12 Q2 60 4 52Z', face(color)) +
      [0, 1, 2, 3].map((i) => cell(13 + i * 23, 14) + cell(13 + i * 24.5, 35)).join(''),
  };
}
