/** Cloth, gloves and what is worn in the kitchen. */
import { across, down, face, slant } from '../fills.mjs';
import { clipTo, glint, path, rect, shift, stroke } from '../shapes.mjs';
import { deepen, lighten } from '../tints.mjs';

export function rubberGlove(color = '#ff8fa3') {
  const d =
    'M14 112 L16 70 C4 62 2 46 6 40 Q10 37 13 42 L18 54 L14 18 Q16 12 21 18 L27 46 L27 10 Q30 4 34 10 L36 45 L41 13 Q45 8 48 14 L45 48 L52 26 Q57 22 59 28 L54 62 C54 72 50 78 50 84 L54 112Z';
  return {
    w: 62,
    h: 114,
    body:
      path(d, across(lighten(color, 0.35), color, deepen(color, 0.2))) +
      rect(12, 104, 44, 10, 4, face(deepen(color, 0.1))) +
      stroke('M19 60 C26 66 38 66 46 60', deepen(color, 0.2), 1.6, 'opacity=".5"') +
      glint('M31 14 V40 M20 76 L19 98', 2.4, 0.6),
  };
}

export const gloves = (color) => {
  const one = rubberGlove(color);
  return {
    w: 132,
    h: 122,
    body: `${shift(0, 10, one.body, { turn: -6 })}<g transform="translate(132 10) scale(-1 1) rotate(-6)">${one.body}</g>`,
  };
};

export function cloth(color = '#8fd0f2', stripe = '#ffffff') {
  const fold = (y, c) =>
    path(
      `M6 ${y} Q8 ${y - 8} 18 ${y - 8} H86 Q98 ${y - 8} 98 ${y} V${y + 6} Q98 ${y + 12} 88 ${y + 12} H16 Q6 ${y + 12} 6 ${y + 6}Z`,
      down(lighten(c, 0.4), c, deepen(c, 0.16)),
    ) + stroke(`M74 ${y - 7.5} V${y + 11} M82 ${y - 7.5} V${y + 11}`, stripe, 2.4, 'opacity=".85"');
  return { w: 104, h: 66, body: fold(50, color) + fold(33, lighten(color, 0.35)) + fold(16, color) };
}

export const towel = (color = '#f2a3b8') => cloth(color, '#ffffff');

export function apron(color = '#7fb8a0') {
  return {
    w: 92,
    h: 112,
    body:
      path('M30 12 C32 -2 60 -2 62 12', 'none', `stroke="${deepen(color, 0.2)}" stroke-width="4"`) +
      path(
        'M28 10 H64 L68 44 C80 48 88 56 88 62 L82 106 Q46 116 10 106 L4 62 C4 56 12 48 24 44Z',
        across(deepen(color, 0.1), lighten(color, 0.2), color, deepen(color, 0.14)),
      ) +
      rect(28, 66, 36, 24, 5, deepen(color, 0.16)) +
      stroke('M4 58 h14 M74 58 h14', deepen(color, 0.2), 3),
  };
}

export function mitt(color = '#ff8a7a') {
  return {
    w: 74,
    h: 104,
    body:
      path(
        'M14 96 L12 46 C10 18 24 4 38 4 C54 4 62 18 60 40 C66 32 74 36 72 46 C68 58 60 64 58 74 L58 96Z',
        slant(lighten(color, 0.3), color, deepen(color, 0.18)),
      ) +
      stroke('M22 30 L46 54 M46 28 L22 56 M30 20 L52 42 M20 48 L40 68', '#ffffff', 1.6, 'opacity=".4"') +
      rect(10, 88, 52, 14, 5, down('#fffaf2', '#eadfd2')),
  };
}

export function laundryNet(color = '#8fd0f2') {
  const shape = 'M10 30 C8 12 84 12 82 30 L86 84 Q86 92 78 92 H14 Q6 92 6 84Z';
  return {
    w: 92,
    h: 94,
    body:
      path(shape, '#ffffff', 'opacity=".85"') +
      clipTo(
        path(shape, '#000'),
        stroke(
          Array.from(
            { length: 14 },
            (_, i) => `M${-20 + i * 9} 10 L${10 + i * 9} 96 M${112 - i * 9} 10 L${82 - i * 9} 96`,
          ).join(' '),
          color,
          1,
          'opacity=".7"',
        ),
      ) +
      stroke('M10 30 C20 38 72 38 82 30', color, 4) +
      rect(62, 30, 16, 9, 4, face(deepen(color, 0.2))),
  };
}
