/** Pans, pots and kettles. */
import { across, ball, down, glow, metal, round } from '../fills.mjs';
import { drum, glint, oval, path, rect, shift, stroke } from '../shapes.mjs';
import { deepen, lighten } from '../tints.mjs';

export function pan(color = '#4a4658', { handle = '#8a5f3e', deep = 14, inside = '#2d2a38' } = {}) {
  return {
    w: 150,
    h: 64 + deep,
    body:
      shift(
        98,
        36,
        path(
          'M0 -7 C14 -9 34 -8 48 -6 Q52 0 48 6 C34 8 14 9 0 7Z',
          down(lighten(handle, 0.35), handle, deepen(handle, 0.3)),
        ) + oval(43, 0, 3, 2.2, '#f4f2fa'),
        { turn: -20 },
      ) +
      drum(4, 32, 100, 82, deep + 8, 18, round(color)) +
      oval(54, 32, 50, 24, down(lighten(color, 0.5), color)) +
      oval(54, 33, 46, 21, glow([lighten(inside, 0.28), inside, deepen(inside, 0.25)])) +
      oval(54, 38, 34, 13, lighten(inside, 0.1), 'opacity=".5"') +
      glint('M16 28 C22 18 38 13 52 13', 2.8, 0.5),
  };
}

export function wok(color = '#3c3a46') {
  return pan(color, { deep: 30, handle: '#3c3a46', inside: '#2a2833' });
}

export function grillpan(color = '#3f3d4a') {
  return {
    w: 150,
    h: 76,
    body:
      shift(104, 40, path('M0 -6 H44 Q50 0 44 6 H0Z', down(lighten(color, 0.35), color)), { turn: -18 }) +
      path('M6 34 L18 12 H96 L108 34 L102 60 Q101 66 94 66 H20 Q13 66 12 60Z', round(color)) +
      path('M12 34 L22 17 H92 L102 34 L98 50 H16Z', deepen(color, 0.4)) +
      stroke(
        [26, 38, 50, 62, 74, 86].map((x) => `M${x + (x - 56) * -0.06} 20 L${x + (x - 56) * 0.14} 47`).join(' '),
        lighten(color, 0.28),
        3,
      ),
  };
}

export function pot(
  color = '#d9dce6',
  { lid = true, h = 52, knob = '#3c3a46', ears = deepen(color, 0.25), shiny = true } = {},
) {
  const side = shiny ? metal(color) : round(color);
  const y = 40;
  return {
    w: 128,
    h: y + h + 14,
    body:
      path(
        `M16 ${y + 12} C2 ${y + 10} 2 ${y + 26} 16 ${y + 24}Z M112 ${y + 12} C126 ${y + 10} 126 ${y + 26} 112 ${y + 24}Z`,
        ears,
      ) +
      drum(14, y, 100, 96, h, 13, side) +
      (lid
        ? path(
            `M12 ${y} C14 ${y - 26} 44 ${y - 30} 64 ${y - 30} C84 ${y - 30} 114 ${y - 26} 116 ${y} A52 13 0 0 1 12 ${y}Z`,
            shiny
              ? across(deepen(color, 0.2), lighten(color, 0.5), '#ffffff', color, deepen(color, 0.25))
              : ball(color),
          ) +
          rect(54, y - 40, 20, 12, 5, round(knob)) +
          stroke(`M14 ${y + 1} A50 13 0 0 0 114 ${y + 1}`, deepen(color, 0.35), 1.6, 'opacity=".5"')
        : oval(64, y, 50, 13, deepen(color, 0.1)) + oval(64, y + 1, 45, 10.5, deepen(color, 0.45))) +
      glint(`M24 ${y + 16} V${y + h - 4}`, 4, 0.55),
  };
}

export function saucepan(color = '#d9dce6', handle = '#3c3a46', shiny = true) {
  const base = pot(color, { lid: false, h: 40, ears: 'none', shiny });
  return {
    w: 186,
    h: base.h - 26,
    body:
      shift(
        112,
        34,
        path(
          'M0 -6 C20 -8 48 -7 66 -5 Q71 0 66 5 C48 7 20 8 0 6Z',
          down(lighten(handle, 0.35), handle, deepen(handle, 0.3)),
        ),
        { turn: -12 },
      ) + shift(0, -26, base.body),
  };
}

export function ttukbaegi() {
  const c = '#4b3d3a';
  return {
    w: 110,
    h: 76,
    body:
      path('M8 28 C6 50 22 68 32 71 H78 C88 68 104 50 102 28Z', round(c)) +
      oval(55, 28, 48, 14, down(lighten(c, 0.35), c)) +
      oval(55, 28, 42, 11, '#2c2220') +
      stroke('M16 44 C30 54 80 54 94 44', lighten(c, 0.3), 1.6, 'opacity=".5"') +
      glint('M17 40 C20 50 26 57 32 61', 3, 0.35),
  };
}

export function kettle(color = '#d9dce6', handle = '#3c3a46') {
  return {
    w: 118,
    h: 104,
    body:
      stroke('M30 46 C30 4 92 4 92 46', handle, 7) +
      path('M94 62 C108 58 106 44 116 40 L117 48 C112 54 114 68 98 78Z', metal(color)) +
      path('M18 96 C10 70 24 40 58 40 C92 40 108 70 100 96 Q99 102 92 102 H26 Q19 102 18 96Z', metal(color)) +
      oval(60, 41, 20, 5, deepen(color, 0.2)) +
      oval(60, 39, 20, 5, lighten(color, 0.4)) +
      rect(55, 29, 10, 9, 4, round(handle)) +
      glint('M30 60 C26 72 26 84 28 94', 4, 0.6),
  };
}

export function steamer() {
  const c = '#dcb074';
  const ring = (y, h) =>
    drum(8, y, 104, 104, h, 15, round(c)) +
    stroke(`M8 ${y + h * 0.6} A52 15 0 0 0 112 ${y + h * 0.6}`, deepen(c, 0.25), 1.6, 'opacity=".6"');
  return {
    w: 120,
    h: 96,
    body:
      ring(56, 24) +
      ring(32, 22) +
      oval(60, 30, 52, 15, ball(lighten(c, 0.2))) +
      stroke(
        'M14 30 Q60 50 106 30 M20 22 Q60 40 100 22 M60 15 V45 M38 17 L34 43 M82 17 L86 43',
        deepen(c, 0.22),
        1.6,
        'opacity=".7"',
      ) +
      rect(52, 20, 16, 9, 4, round('#b98a52')),
  };
}
