/** For pets. */
import { dice } from '../dice.mjs';
import { across, ball, face, round, slant } from '../fills.mjs';
import { clipTo, drum, oval, path, rect, shift, stroke } from '../shapes.mjs';
import { deepen, lighten } from '../tints.mjs';

export const petBowl = (color = '#5aa7ef', food = '#a8733e') => {
  const random = dice(color);
  return {
    w: 108,
    h: 56,
    body:
      path('M18 20 L4 48 Q54 62 104 48 L90 20Z', round(color)) +
      oval(54, 20, 37, 10, lighten(color, 0.4)) +
      oval(54, 20, 32, 8, deepen(color, 0.3)) +
      Array.from({ length: 26 }, () =>
        oval(54 + (random() - 0.5) * 54, 18 - random() * 9 + Math.abs(random() - 0.5) * 4, 5, 3.8, ball(food)),
      ).join('') +
      path('M54 34 c-4 -6 -12 0 -6 6 l6 5 l6 -5 c6 -6 -2 -12 -6 -6Z', '#ffffff', 'opacity=".85"'),
  };
};

export const ropeToy = (a = '#f0566a', b = '#5aa7ef') => ({
  w: 118,
  h: 48,
  body:
    stroke('M24 24 C44 12 70 36 94 24', a, 12) +
    stroke('M24 24 C44 12 70 36 94 24', b, 5, 'stroke-dasharray="7 6"') +
    [
      [18, 24],
      [100, 24],
    ]
      .map(([x, y]) => oval(x, y, 13, 12, ball(a)))
      .join('') +
    stroke('M6 14 L14 20 M4 26 L13 26 M8 38 L15 30 M112 14 L104 20 M114 26 L105 26 M110 38 L103 30', b, 4),
});

export const fetchBall = (color = '#b9dd4a') => ({
  w: 48,
  h: 48,
  body:
    oval(24, 24, 22, 22, ball(color)) +
    stroke('M6 14 C16 20 16 34 8 40 M42 10 C32 18 32 32 42 38', '#ffffff', 2.6, 'opacity=".9"'),
});

export const scratcher = () => ({
  w: 122,
  h: 52,
  body:
    path(
      'M4 26 C4 14 24 34 60 34 C98 34 118 12 118 26 L114 46 Q112 50 106 50 H16 Q10 50 8 46Z',
      across('#c99a66', '#e8c79a', '#c99a66'),
    ) +
    stroke(
      Array.from({ length: 12 }, (_, i) => `M${12 + i * 9} ${33 + Math.sin(i / 3.6) * 6} v12`).join(' '),
      '#a87b4a',
      1.6,
    ),
});

export const petBed = (color = '#f2b8c6') => ({
  w: 126,
  h: 58,
  body:
    oval(63, 36, 60, 21, ball(color)) +
    oval(63, 30, 46, 13, '#fff6f0') +
    oval(63, 32, 40, 10, lighten(color, 0.55)) +
    path('M4 36 C10 58 116 58 122 36 C116 48 90 46 63 46 C36 46 10 48 4 36Z', deepen(color, 0.06)),
});

export const leash = (color = '#f0566a') => ({
  w: 96,
  h: 84,
  body:
    stroke('M58 26 C90 40 70 78 38 70 C14 62 24 36 46 44 C62 50 52 66 42 60', color, 6) +
    `<ellipse cx="44" cy="20" rx="22" ry="14" fill="none" stroke="${color}" stroke-width="7"/>` +
    rect(36, 30, 16, 9, 4, face('#c9cdd9')) +
    oval(64, 20, 4, 4, '#f6b73c'),
});

export const poopRoll = (color = '#7fc9b0') => ({
  w: 58,
  h: 54,
  body:
    drum(6, 14, 46, 46, 26, 10, round(color)) +
    oval(29, 14, 23, 10, slant(lighten(color, 0.5), color)) +
    oval(29, 14, 8, 3.6, deepen(color, 0.5)) +
    path('M28 27 c-3 -5 -9 0 -4 4 l4 4 l4 -4 c5 -4 -1 -9 -4 -4Z', '#ffffff'),
});

export const litterBox = (color = '#b3a4ff') => ({
  w: 124,
  h: 66,
  body:
    path('M8 22 H116 L108 60 Q107 64 102 64 H22 Q17 64 16 60Z', round(color)) +
    oval(62, 22, 54, 13, lighten(color, 0.4)) +
    oval(62, 23, 48, 10, '#e8dcc6') +
    clipTo(oval(62, 23, 48, 10, '#000'), path('M14 26 C34 14 54 22 70 18 C88 14 98 22 112 24 V34 H14Z', '#f3e9d6')) +
    shift(88, 14, rect(-3, -26, 6, 26, 3, round('#5aa7ef')) + path('M-10 -2 H10 L8 14 H-8Z', face('#5aa7ef')), {
      turn: 24,
    }),
});

export const pads = (color = '#8fd0f2') => ({
  w: 112,
  h: 60,
  body:
    [0, 1, 2, 3]
      .map((i) =>
        path(
          `M14 ${40 - i * 9} L34 ${26 - i * 9} H106 L92 ${40 - i * 9} V${50 - i * 9} H14Z`,
          i % 2 ? '#f4f8ff' : lighten(color, 0.6),
        ),
      )
      .join('') +
    path('M14 13 L34 -1 H106 L92 13Z', slant('#ffffff', lighten(color, 0.35))) +
    path('M26 11 L40 2 H94 L84 11Z', lighten(color, 0.2), 'opacity=".6"'),
});
