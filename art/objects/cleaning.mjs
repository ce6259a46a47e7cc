/** Cleaning. */
import { dice } from '../dice.mjs';
import { across, ball, down, face, glow, metal, round } from '../fills.mjs';
import { drum, glint, oval, path, rect, shift, stroke } from '../shapes.mjs';
import { deepen, lighten } from '../tints.mjs';

export function sponge(top = '#6cc05a', foam = '#ffd45f') {
  const random = dice(foam);
  return {
    w: 96,
    h: 56,
    body:
      path('M6 24 L24 12 H92 L76 24Z', deepen(top, 0.05)) +
      path('M76 24 L92 12 V40 L76 54Z', deepen(foam, 0.26)) +
      rect(6, 24, 70, 30, 3, down(lighten(foam, 0.3), foam)) +
      path('M76 24 L92 12 V20 L76 33Z', deepen(top, 0.3)) +
      rect(6, 22, 70, 11, 2, down(lighten(top, 0.2), top)) +
      Array.from({ length: 14 }, () =>
        oval(12 + random() * 60, 37 + random() * 14, 1.4 + random() * 1.4, 1.2, deepen(foam, 0.2), 'opacity=".5"'),
      ).join(''),
  };
}

export function steelWool(color = '#c9cdd9') {
  const random = dice(color);
  const curl = () => {
    const a = random() * 6.283;
    const r = Math.sqrt(random());
    const x = 34 + Math.cos(a) * r * 24;
    const y = 30 + Math.sin(a) * r * 18;
    const tone = random();
    return stroke(
      `M${x} ${y} q${random() * 18 - 9} ${-9 + random() * 4} ${random() * 14 - 7} ${random() * 10 - 5} t${random() * 12 - 6} ${random() * 8 - 4}`,
      tone > 0.66 ? '#ffffff' : tone > 0.3 ? color : deepen(color, 0.3),
      1.6,
    );
  };
  return { w: 68, h: 56, body: oval(34, 32, 25, 19, deepen(color, 0.3)) + Array.from({ length: 150 }, curl).join('') };
}

export const pods = (a = '#5aa7ef', b = '#ff8fc0') => ({
  w: 88,
  h: 56,
  body: [
    [24, 24],
    [60, 22],
    [42, 38],
  ]
    .map(([x, y]) =>
      shift(
        x,
        y,
        rect(
          -19,
          -14,
          38,
          28,
          11,
          glow([
            [0, '#ffffff', 0.95],
            [1, lighten(a, 0.4), 0.95],
          ]),
        ) +
          path('M-14 0 C-14 -12 0 -12 2 -2 C4 8 -4 10 -8 8 C-14 6 -14 4 -14 0Z', ball(a)) +
          path('M15 0 C15 -12 4 -10 3 -2 C2 8 8 11 11 8 C15 5 15 4 15 0Z', ball(b)) +
          glint('M-12 -9 q4 -3 8 -3', 2, 0.9),
      ),
    )
    .join(''),
});

export function mop(color = '#5aa7ef') {
  return {
    w: 84,
    h: 124,
    body:
      rect(39, 2, 6, 92, 3, round('#d9dce6')) +
      rect(37, 2, 10, 22, 4, round(color)) +
      path('M30 84 H54 L60 98 H24Z', face(color)) +
      Array.from({ length: 9 }, (_, i) =>
        stroke(
          `M${22 + i * 5} 97 q${(i - 4) * 1.6} 12 ${(i - 4) * 2.6} 22`,
          i % 2 ? '#fdfdff' : lighten(color, 0.6),
          5.5,
        ),
      ).join(''),
  };
}

export function flatMop(color = '#7262e6') {
  return {
    w: 112,
    h: 124,
    body:
      stroke('M58 92 L72 4', '#d9dce6', 6) +
      stroke('M70.500 14 L72.500 4', color, 8) +
      path('M46 88 h22 v10 h-22Z', face('#8d92a4')) +
      rect(4, 98, 104, 12, 5, round(color)) +
      rect(2, 109, 108, 11, 5, down('#ffffff', '#dfe2f0')),
  };
}

export function broomSet(color = '#ff8a7a') {
  return {
    w: 108,
    h: 120,
    body:
      rect(30, 2, 6, 74, 3, round('#e2c08f')) +
      path('M14 76 H52 L60 112 H6Z', across(lighten(color, 0.3), color, deepen(color, 0.2))) +
      stroke('M14 86 L10 110 M24 86 L22 111 M33 86 V112 M42 86 L44 111', deepen(color, 0.3), 1.4, 'opacity=".5"') +
      rect(82, 26, 6, 56, 3, round('#e2c08f')) +
      path('M66 78 H104 L108 114 Q86 120 62 114Z', face(lighten(color, 0.25))) +
      path('M64 108 Q86 114 106 108 L108 115 Q86 121 62 115Z', deepen(color, 0.2)),
  };
}

export function lintRoller(color = '#5fb98a') {
  return {
    w: 92,
    h: 112,
    body: shift(
      46,
      50,
      rect(-30, -40, 60, 28, 5, down('#ffffff', '#eef0f8', '#cfd3e2')) +
        stroke('M-22 -30 l5 3 M-6 -24 l6 -2 M10 -32 l4 4 M18 -22 l5 -2', '#9aa0b3', 1.6) +
        stroke('M-32 -26 H-38 V-6 H0 V6', '#aeb3c4', 4) +
        rect(-7, 4, 14, 56, 7, round(color)),
      { turn: 16 },
    ),
  };
}

export function brush(color = '#5aa7ef', bristle = '#ffffff') {
  return {
    w: 118,
    h: 48,
    body:
      rect(10, 24, 98, 22, 3, bristle) +
      stroke(Array.from({ length: 16 }, (_, i) => `M${14 + i * 6} 26 V44`).join(' '), deepen(bristle, 0.2), 1.6) +
      path(
        'M6 18 C6 4 30 2 59 2 C88 2 112 4 112 18 Q112 27 104 27 H14 Q6 27 6 18Z',
        down(lighten(color, 0.4), color, deepen(color, 0.2)),
      ) +
      glint('M22 10 C38 7 66 7 86 9', 3, 0.6),
  };
}

export function toiletBrush(color = '#f4f5fa') {
  return {
    w: 50,
    h: 118,
    body:
      rect(22, 4, 7, 80, 3.5, round('#d9dce6')) +
      rect(20, 2, 11, 20, 5, round('#8f9ff0')) +
      drum(6, 66, 38, 34, 44, 6, round(color, 0.8)) +
      oval(25, 66, 19, 6, deepen(color, 0.18)) +
      oval(25, 67, 14, 4, deepen(color, 0.45)) +
      glint('M12 76 V106', 3, 0.8),
  };
}

export function pail(color = '#5aa7ef') {
  return {
    w: 92,
    h: 88,
    body:
      path('M8 22 C8 -6 84 -6 84 22', 'none', 'stroke="#c9cdd9" stroke-width="4"') +
      drum(5, 22, 82, 62, 58, 10, round(color)) +
      oval(46, 22, 41, 10, lighten(color, 0.35)) +
      oval(46, 23, 36, 7.6, deepen(color, 0.35)) +
      glint('M15 34 L21 74', 4, 0.5),
  };
}

export function duster(color = '#b3a4ff') {
  const random = dice(color);
  return {
    w: 66,
    h: 122,
    body:
      rect(29, 66, 8, 54, 4, round('#f4f5fa')) +
      Array.from({ length: 60 }, () => {
        const y = 6 + random() * 62;
        const x = 33 + (random() - 0.5) * (20 + 24 * Math.sin(((y - 2) / 70) * 3.14));
        return oval(
          x,
          y,
          9,
          6,
          random() > 0.5 ? lighten(color, 0.35) : color,
          `transform="rotate(${random() * 90 - 45} ${x} ${y})"`,
        );
      }).join(''),
  };
}

export function basketPlain(color = '#f3efe6', holes = true) {
  return {
    w: 108,
    h: 76,
    body:
      path(
        'M6 16 H102 L94 68 Q93 74 86 74 H22 Q15 74 14 68Z',
        across(deepen(color, 0.14), lighten(color, 0.3), color, deepen(color, 0.18)),
      ) +
      (holes
        ? Array.from({ length: 18 }, (_, i) =>
            rect(20 + (i % 6) * 12, 28 + Math.floor(i / 6) * 13, 7, 8, 3, deepen(color, 0.28), 'opacity=".5"'),
          ).join('')
        : '') +
      rect(2, 8, 104, 12, 6, down(lighten(color, 0.5), color)) +
      rect(40, 10, 28, 6, 3, deepen(color, 0.3), 'opacity=".6"'),
  };
}

export const metalBin = (color = '#d9dce6') => ({
  w: 76,
  h: 104,
  body:
    drum(6, 24, 64, 58, 66, 9, metal(color)) +
    path('M4 24 C4 4 72 4 72 24 A34 9 0 0 1 4 24Z', across(deepen(color, 0.2), '#ffffff', color, deepen(color, 0.25))) +
    rect(26, 92, 24, 8, 3, '#4a4658'),
});
