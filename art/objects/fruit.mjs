/** Fruit and eggs that no emoji shows. */
import { dice } from '../dice.mjs';
import { ball, face, fading } from '../fills.mjs';
import { glint, oval, path, shift, stroke } from '../shapes.mjs';
import { deepen, lighten } from '../tints.mjs';

const leaf = (x, y, turn, size = 1, color = '#6abf3a') =>
  shift(
    x,
    y,
    path('M0 0 C4 -12 18 -16 26 -10 C24 2 12 8 0 0Z', face(color)) +
      stroke('M2 -1 C8 -5 15 -8 22 -9', lighten(color, 0.4), 1),
    { turn, scale: size },
  );

export const orb = (color, { squash = 0.94, crown = '#6a9a3a', blush = null } = {}) => ({
  w: 46,
  h: 46 * squash + 4,
  body:
    oval(23, 4 + 23 * squash, 22, 22 * squash, ball(color)) +
    (blush ? oval(30, 10 + 23 * squash, 14, 12 * squash, fading(blush, 0.7)) : '') +
    oval(23, 7, 5, 2, deepen(color, 0.35), 'opacity=".5"') +
    stroke('M23 7 Q22 3 24 1', deepen(crown, 0.3), 2.4) +
    glint('M9 17 Q12 10 19 8', 3, 0.55),
});

export function persimmon() {
  const calyx = ['0', '90', '180', '270']
    .map(
      (turn) => `<g transform="rotate(${turn} 23 9) ">${path('M23 9 C16 6 14 2 12 3 C8 8 16 12 23 9Z', '#7f9a3a')}</g>`,
    )
    .join('');
  return {
    w: 48,
    h: 42,
    body:
      path('M2 22 C2 8 12 5 24 6 C36 5 46 8 46 22 C46 34 36 41 24 41 C12 41 2 34 2 22Z', ball('#f58a2a')) +
      `<g transform="translate(1 2) scale(1 .72)">${calyx}${oval(23, 9, 4, 3, '#5f7a2a')}</g>` +
      glint('M8 18 Q11 11 17 9', 3, 0.5),
  };
}

export function hallabong() {
  return {
    w: 46,
    h: 52,
    body:
      path(
        'M16 14 C16 6 20 4 23 4 C26 4 30 6 30 14 C42 18 45 26 44 34 C43 46 33 51 23 51 C13 51 3 46 2 34 C1 26 4 18 16 14Z',
        ball('#f9962b'),
      ) +
      leaf(24, 6, -12, 0.7) +
      glint('M8 30 Q10 21 16 18', 3, 0.5) +
      [
        [14, 40],
        [24, 44],
        [33, 38],
        [28, 30],
        [18, 30],
      ]
        .map(([x, y]) => oval(x, y, 0.9, 0.9, '#d9701a', 'opacity=".6"'))
        .join(''),
  };
}

export function chamoe() {
  const c = '#f8c92d';
  return {
    w: 40,
    h: 54,
    body:
      oval(20, 27, 18, 26, ball(c)) +
      stroke('M20 2 V52 M11 5 C5 18 5 36 11 49 M29 5 C35 18 35 36 29 49', '#fff6d6', 2.4, 'opacity=".9"') +
      oval(20, 3, 3, 1.6, '#8a9a3a') +
      glint('M8 20 Q9 12 13 8', 2.6, 0.6),
  };
}

export function watermelonWhole() {
  const stripes = [
    'M14 18 C6 34 6 60 14 78',
    'M30 8 C20 30 20 64 30 90',
    'M48 6 C46 30 46 64 48 92',
    'M66 8 C76 30 76 64 66 90',
    'M82 18 C90 34 90 60 82 78',
  ];
  return {
    w: 96,
    h: 94,
    body:
      oval(48, 49, 46, 44, ball('#4fae46')) +
      stroke(stripes.join(' '), '#1f6a35', 6, 'opacity=".72" stroke-dasharray="9 2"') +
      stroke('M48 6 Q46 0 54 1', '#6a7a3a', 3.4) +
      glint('M16 34 Q20 22 30 15', 4, 0.45),
  };
}

export function muscat() {
  const spots = [
    [24, 16],
    [38, 16],
    [52, 17],
    [17, 27],
    [31, 27],
    [45, 27],
    [59, 28],
    [24, 38],
    [38, 39],
    [52, 38],
    [31, 50],
    [45, 50],
    [38, 60],
  ];
  return {
    w: 76,
    h: 72,
    body:
      stroke('M38 12 Q37 5 42 2', '#7a8a3a', 3.4) +
      leaf(40, 8, -8, 1) +
      spots.map(([x, y]) => oval(x, y, 9.2, 9.2, ball('#a9cf3f'))).join('') +
      spots.map(([x, y]) => oval(x - 3, y - 3.5, 2, 1.5, '#ffffff', 'opacity=".75"')).join(''),
  };
}

export const plum = (color = '#c8325a') => ({
  w: 40,
  h: 42,
  body:
    path('M20 5 C32 2 39 12 38 23 C37 34 30 41 20 41 C10 41 3 34 2 23 C1 12 8 2 20 5Z', ball(color)) +
    stroke('M20 6 C17 14 17 28 20 40', deepen(color, 0.3), 1.2, 'opacity=".5"') +
    stroke('M20 6 L22 1', '#6a4a2a', 2.4) +
    glint('M7 18 Q9 11 14 9', 2.6, 0.6),
});

export function koreanPear() {
  const random = dice('pear');
  const dots = Array.from({ length: 26 }, () =>
    oval(8 + random() * 36, 12 + random() * 36, 0.8, 0.8, '#a8762a', 'opacity=".55"'),
  ).join('');
  return {
    w: 52,
    h: 54,
    body:
      oval(26, 30, 24, 23.5, ball('#e0b055')) +
      dots +
      oval(26, 9, 6, 2.4, '#a8762a', 'opacity=".7"') +
      stroke('M26 9 Q25 4 28 1', '#6a4a2a', 3) +
      glint('M10 24 Q13 15 20 12', 3, 0.5),
  };
}

export function berries(color, { size = 7, count = 9 } = {}) {
  const random = dice(color);
  const body = Array.from({ length: count }, (_, i) => {
    const x = 14 + (i % 4) * 14 + random() * 6;
    const y = 40 - Math.floor(i / 4) * 11 + random() * 4;
    return oval(x, y, size, size, ball(color)) + oval(x - 2, y - 2.4, 1.8, 1.3, '#ffffff', 'opacity=".6"');
  }).join('');
  return { w: 76, h: 50, body };
}

export const egg = (color = '#f4efe6') => ({
  w: 32,
  h: 42,
  body:
    path('M16 1 C25 1 31 16 31 25 C31 35 25 41 16 41 C7 41 1 35 1 25 C1 16 7 1 16 1Z', ball(color)) +
    glint('M7 20 Q9 12 13 8', 2.6, 0.55),
});
