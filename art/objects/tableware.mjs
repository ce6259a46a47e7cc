/** Plates, cups and cutlery. */
import { across, ball, down, face, glass, metal, round, slant } from '../fills.mjs';
import { drum, glint, oval, path, rect, shift, within } from '../shapes.mjs';
import { deepen, lighten } from '../tints.mjs';

export const plate = (color = '#fbfbfe', rim = '#c7d2fe') => ({
  w: 120,
  h: 46,
  body:
    oval(60, 26, 58, 19, deepen(color, 0.22)) +
    oval(60, 22, 58, 19, slant('#ffffff', color, deepen(color, 0.14))) +
    `<ellipse cx="60" cy="22" rx="54" ry="17" fill="none" stroke="${rim}" stroke-width="2.6"/>` +
    oval(60, 23, 38, 11.5, down(deepen(color, 0.1), lighten(color, 0.4))) +
    glint('M16 18 C24 11 38 7 50 6.500', 2.4, 0.9),
});

export const bowl = (color = '#fbfbfe', rim = '#8f9ff0') => ({
  w: 96,
  h: 62,
  body:
    path('M4 16 C6 42 28 54 34 58 H62 C68 54 90 42 92 16Z', round(color, 0.7)) +
    oval(48, 16, 44, 12, rim) +
    oval(48, 16, 41.5, 10.5, down(deepen(color, 0.2), lighten(color, 0.3))) +
    path('M8 30 C24 40 72 40 88 30 L86 35 C72 44 24 44 10 35Z', rim, 'opacity=".75"') +
    glint('M12 28 C15 38 21 44 28 48', 3, 0.7),
});

export function mug(color = '#f2a3b8', inside = null, liquid = null) {
  return {
    w: 92,
    h: 82,
    body:
      path('M66 26 C92 24 92 62 64 60', 'none', `stroke="${deepen(color, 0.16)}" stroke-width="9"`) +
      drum(4, 14, 66, 60, 56, 9, round(color)) +
      oval(37, 14, 33, 9, lighten(color, 0.45)) +
      oval(37, 15, 29, 7, liquid ?? deepen(color, 0.35)) +
      (inside ? within(inside, 18, 32, 38, 36) : '') +
      glint('M12 28 V62', 3.6, 0.5),
  };
}

export const tumblerGlass = (tint = '#cfe6f5', liquid = null) => ({
  w: 56,
  h: 84,
  body:
    drum(4, 10, 48, 40, 66, 6, glass(tint)) +
    (liquid
      ? drum(
          6,
          32,
          44,
          38,
          43,
          5,
          across([0, deepen(liquid, 0.1), 0.9], [0.4, lighten(liquid, 0.45), 0.85], [1, deepen(liquid, 0.16), 0.9]),
        ) + oval(28, 32, 22, 5, lighten(liquid, 0.4))
      : '') +
    oval(28, 10, 24, 6, 'none', 'stroke="#ffffff" stroke-width="2.400"') +
    glint('M11 20 L14 68', 3, 0.9),
});

export function cutlery(color = '#d9dce6', grip = null) {
  const g = grip ? round(grip) : metal(color);
  return {
    w: 84,
    h: 118,
    body:
      shift(
        0,
        0,
        oval(20, 20, 12, 18, metal(color)) +
          oval(18, 17, 7, 12, '#ffffff', 'opacity=".45"') +
          rect(16.5, 36, 7, 78, 3.5, g),
      ) +
      rect(44, 4, 6, 110, 3, g) +
      rect(56, 4, 6, 110, 3, g),
  };
}

export const chopsticks = (color = '#a8733e', tip = '#6a4426') => ({
  w: 46,
  h: 118,
  body:
    path('M8 4 L16 4 L20 114 L17 114Z', across(lighten(color, 0.3), deepen(color, 0.2))) +
    path('M30 4 L38 4 L29 114 L26 114Z', across(lighten(color, 0.3), deepen(color, 0.2))) +
    rect(7.5, 4, 9, 24, 1, tip) +
    rect(29.5, 4, 9, 24, 1, tip),
});

export const servingTray = (color = '#c9945a') => ({
  w: 130,
  h: 46,
  body:
    path('M14 12 H116 L128 38 Q128 44 122 44 H8 Q2 44 2 38Z', deepen(color, 0.2)) +
    path('M14 8 H116 L128 34 Q128 39 122 39 H8 Q2 39 2 34Z', slant(lighten(color, 0.35), color)) +
    path('M20 13 H110 L119 32 H11Z', slant(color, lighten(color, 0.2))),
});

export const paperCup = (color = '#f2a65a', n = 0) => ({
  w: 56,
  h: 66 + n * 6,
  body:
    Array.from({ length: n + 1 }, (_, i) =>
      drum(4, 8 + (n - i) * 6, 48, 36, 52, 6, round(i === n ? '#fbfaf7' : '#f0eee8', 0.7)),
    )
      .reverse()
      .join('') +
    path(`M6.500 ${26} A24 6 0 0 0 49.500 26 L46.500 46 A20 6 0 0 1 9.500 46Z`, round(color)) +
    oval(28, 8, 25, 6.5, '#ffffff') +
    oval(28, 9, 21, 4.8, '#e2ded6'),
});

export const straws = (colors = ['#f0566a', '#5aa7ef', '#f6b73c', '#63c06a']) => ({
  w: 60,
  h: 104,
  body: colors
    .map((c, i) =>
      shift(
        18 + i * 8,
        100,
        rect(-3, -96, 6, 96, 3, round('#ffffff')) +
          Array.from({ length: 8 }, (_, k) =>
            path(`M-3 ${-90 + k * 12} L3 ${-94 + k * 12} V${-89 + k * 12} L-3 ${-85 + k * 12}Z`, c),
          ).join(''),
        { turn: -12 + i * 8 },
      ),
    )
    .join(''),
});

export const dishRack = (color = '#c9cdd9') => ({
  w: 128,
  h: 82,
  body:
    [22, 40, 58, 76]
      .map((x) => oval(x + 8, 36, 12, 30, slant('#ffffff', '#cdd5f2')) + oval(x + 6, 36, 8, 24, '#eef1ff'))
      .join('') +
    `<g fill="none" stroke="${deepen(color, 0.15)}" stroke-width="4"><path d="M6 40 H122 M6 40 L14 74 H114 L122 40"/><path d="M30 40 V74 M48 40 V74 M66 40 V74 M84 40 V74 M102 40 V74" stroke-width="2.600"/></g>` +
    rect(4, 72, 120, 9, 4, face('#8fd0f2')),
});

export const coaster = (color) => ({
  w: 60,
  h: 26,
  body: oval(30, 14, 28, 11, deepen(color, 0.2)) + oval(30, 11, 28, 11, ball(color)),
});
