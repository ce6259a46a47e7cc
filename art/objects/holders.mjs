/** Things that hold several of something: crates, nets, trays, bundles. */
import { across, down, face, slant } from '../fills.mjs';
import { clipTo, glint, oval, path, rect, shift, stroke, within } from '../shapes.mjs';
import { deepen, lighten } from '../tints.mjs';

const spread = (item, spots, size) =>
  spots
    .map(
      ([x, y, turn = 0, s = 1]) =>
        `<g transform="rotate(${turn} ${x} ${y})">${within(item, x - (size * s) / 2, y - (size * s) / 2, size * s, size * s)}</g>`,
    )
    .join('');

export function crate(item, wood = '#d9a46a') {
  const slat = (y, h) =>
    rect(4, y, 132, h, 2, down(lighten(wood, 0.28), wood, deepen(wood, 0.16))) +
    stroke(`M14 ${y + h * 0.5} H60 M80 ${y + h * 0.65} H126`, deepen(wood, 0.2), 0.9, 'opacity=".35"');
  const body =
    path('M14 44 L24 30 H116 L126 44Z', deepen(wood, 0.5)) +
    spread(
      item,
      [
        [32, 36, -8],
        [58, 32, 6],
        [84, 33, -4],
        [110, 37, 9],
        [46, 46, 4],
        [72, 44, -6],
        [98, 46, 5],
        [24, 50, 8, 0.9],
        [118, 50, -8, 0.9],
      ],
      36,
    ) +
    slat(52, 17) +
    slat(73, 17) +
    rect(6, 48, 12, 46, 2, across(lighten(wood, 0.2), deepen(wood, 0.18))) +
    rect(122, 48, 12, 46, 2, across(lighten(wood, 0.1), deepen(wood, 0.26))) +
    [54, 84].map((y) => oval(12, y + 5, 1.5, 1.5, '#8a8fa3') + oval(128, y + 5, 1.5, 1.5, '#8a8fa3')).join('');
  return { w: 140, h: 95, body };
}

/** Cardboard fruit box with a coloured band. */
export function fruitbox(item, color = '#f08a4b', board = '#e3bd8f') {
  const body =
    path('M8 46 L22 32 H118 L132 46Z', deepen(board, 0.45)) +
    spread(
      item,
      [
        [34, 38, -6],
        [60, 34, 5],
        [86, 34, -5],
        [110, 38, 7],
        [48, 47],
        [74, 46, 8],
        [98, 47, -4],
        [26, 50, 0, 0.85],
        [116, 50, 0, 0.85],
      ],
      36,
    ) +
    path(
      'M6 50 H134 L130 92 Q130 95 126 95 H14 Q10 95 10 92Z',
      down(lighten(board, 0.28), board, deepen(board, 0.14)),
    ) +
    path(
      'M7.500 62 H132.500 L131 80 H9Z',
      across(lighten(color, 0.15), color, lighten(color, 0.25), deepen(color, 0.12)),
    ) +
    rect(4, 46, 132, 8, 3, down(lighten(board, 0.5), board)) +
    rect(56, 56, 28, 5, 2.5, deepen(board, 0.42), 'opacity=".75"') +
    oval(70, 72, 13, 11, '#fffdf8') +
    within(item, 61, 63, 18, 18) +
    glint('M14 58 L17 88', 2.4, 0.4);
  return { w: 140, h: 96, body };
}

export function basketOf(item) {
  const weave = '#c98f52';
  const shape = 'M10 48 H122 L112 90 Q111 96 104 96 H28 Q21 96 20 90Z';
  const body =
    stroke('M22 48 C22 2 110 2 110 48', deepen(weave, 0.14), 6) +
    stroke('M22 48 C22 2 110 2 110 48', lighten(weave, 0.3), 2) +
    spread(
      item,
      [
        [36, 40, -8],
        [62, 34, 4],
        [90, 38, 8],
        [50, 48],
        [78, 48, -5],
        [104, 48, 6, 0.9],
        [26, 50, 0, 0.85],
      ],
      36,
    ) +
    path(shape, across(deepen(weave, 0.14), weave, lighten(weave, 0.3), weave, deepen(weave, 0.24))) +
    clipTo(
      path(shape, '#000'),
      stroke(
        [60, 72, 84].map((y) => `M8 ${y} Q66 ${y + 6} 126 ${y}`).join(' '),
        deepen(weave, 0.34),
        2,
        'opacity=".45"',
      ) +
        stroke(
          Array.from({ length: 10 }, (_, i) => `M${20 + i * 11} 48 L${26 + i * 9.4} 98`).join(' '),
          lighten(weave, 0.4),
          2.4,
          'opacity=".5"',
        ),
    ) +
    rect(6, 44, 120, 9, 4.5, down(lighten(weave, 0.4), weave));
  return { w: 132, h: 97, body };
}

export function mesh(item, color = '#ef6a5a') {
  const shape = 'M34 18 C10 36 4 62 10 86 Q13 100 30 102 H74 Q91 100 94 86 C100 62 94 36 70 18Z';
  const lines = Array.from(
    { length: 15 },
    (_, i) => `M${-30 + i * 11} 16 L${34 + i * 11} 106 M${140 - i * 11} 16 L${74 - i * 11} 106`,
  ).join(' ');
  const body =
    clipTo(
      path(shape, '#000'),
      path(shape, lighten(color, 0.72), 'opacity=".55"') +
        spread(
          item,
          [
            [36, 40],
            [66, 40, 8],
            [26, 62, -6],
            [52, 60, 5],
            [80, 62],
            [32, 86, 6],
            [58, 84, -5],
            [82, 85, 7],
          ],
          35,
        ) +
        stroke(lines, color, 1.2, 'opacity=".62"'),
    ) +
    stroke(shape, color, 1.6, 'opacity=".55"') +
    path('M36 20 C44 26 60 26 68 20 L64 6 C58 2 46 2 40 6Z', face(color)) +
    stroke('M36 18 Q52 25 68 18', deepen(color, 0.25), 3) +
    rect(36, 50, 32, 30, 4, '#fffdf8', 'opacity=".94"') +
    rect(36, 50, 32, 7, 3, color) +
    within(item, 43, 58, 18, 20);
  return { w: 104, h: 103, body };
}

/** Foam tray under film; `foods` is drawn across it. */
export function tray(food, color = '#fafafc', tag = '#ef6a5a') {
  const body =
    path(
      'M10 34 L22 12 H122 L134 34 L126 62 Q125 66 120 66 H24 Q19 66 18 62Z',
      down(lighten(color, 0.5), color, deepen(color, 0.16)),
    ) +
    path('M18 36 L28 16 H116 L126 36 L121 54 H23Z', down(deepen(color, 0.14), deepen(color, 0.05))) +
    within(food, 24, 4, 96, 50) +
    path(
      'M10 34 L22 12 H122 L134 34 L126 62 Q125 66 120 66 H24 Q19 66 18 62Z',
      slant(['0', '#ffffff', 0.4], ['0.3', '#ffffff', 0.02], ['0.55', '#ffffff', 0.2], ['1', '#ffffff', 0]),
    ) +
    path('M18 56 H126 L125 62 Q125 66 120 66 H24 Q19 66 18 62Z', deepen(color, 0.12), 'opacity=".55"') +
    shift(
      112,
      46,
      rect(-13, -9, 26, 16, 3, '#fffdf8') +
        rect(-13, -9, 26, 5, 2.5, tag) +
        rect(-9, -1, 14, 2, 1, '#c6c8d6') +
        rect(-9, 2.6, 9, 2, 1, '#d8dae4'),
      { turn: -6 },
    ) +
    glint('M30 18 L20 38', 3, 0.9) +
    glint('M104 14 L112 14', 2.4, 0.8);
  return { w: 144, h: 67, body };
}

export function eggtray(egg, paper = '#cbb8a0', rows = 2) {
  const line = (y, n, x0, step) => Array.from({ length: n }, (_, i) => within(egg, x0 + i * step, y, 25, 30)).join('');
  const body =
    path('M10 52 L24 26 H126 L140 52Z', deepen(paper, 0.3)) +
    line(12, 5, 16, 23.5) +
    (rows > 2 ? line(4, 5, 16, 23.5) : '') +
    path(
      'M6 54 Q20 46 30 54 Q44 46 54 54 Q68 46 78 54 Q92 46 102 54 Q116 46 126 54 Q138 48 144 54 L138 74 Q137 78 132 78 H18 Q13 78 12 74Z',
      deepen(paper, 0.22),
    ) +
    line(26, 5, 12, 25.5) +
    path(
      'M4 56 Q18 46 30 58 Q44 46 56 58 Q70 46 82 58 Q96 46 108 58 Q122 46 134 58 Q142 50 146 56 L140 82 Q139 86 134 86 H16 Q11 86 10 82Z',
      down(lighten(paper, 0.35), paper, deepen(paper, 0.14)),
    ) +
    stroke('M30 62 V80 M56 62 V80 M82 62 V80 M108 62 V80', deepen(paper, 0.3), 1.4, 'opacity=".4"');
  return { w: 150, h: 87, body };
}

/** A row of the same, wrapped in film with a carrying band. */
export function bundle(item, count = 3, band = '#5849d0') {
  const step = item.w * 0.86;
  const width = step * (count - 1) + item.w;
  const back = Array.from({ length: count - 1 }, (_, i) => shift(step * (i + 0.5), 0, item.body)).join('');
  const front = Array.from({ length: count }, (_, i) => shift(step * i, 9, item.body)).join('');
  const h = item.h + 10;
  const body =
    back +
    front +
    rect(
      -1,
      h * 0.2,
      width + 2,
      h * 0.8,
      6,
      slant(['0', '#ffffff', 0.42], ['0.25', '#ffffff', 0.08], ['0.5', '#ffffff', 0.26], ['1', '#ffffff', 0.06]),
    ) +
    stroke(`M1 ${h * 0.24} V${h - 6} M${width - 1} ${h * 0.24} V${h - 6}`, '#ffffff', 1.6, 'opacity=".7"') +
    rect(width * 0.38, h * 0.14, width * 0.24, 7, 3.5, face(band));
  return { w: width, h, body };
}

/** Clear clamshell: berries, cherry tomatoes, salad. */
export function punnet(item, tint = '#dff0ff') {
  const body =
    path('M6 34 L16 10 Q17 6 22 6 H98 Q103 6 104 10 L114 34Z', slant([0, '#ffffff', 0.75], [1, tint, 0.45])) +
    spread(
      item,
      [
        [30, 34, -10],
        [52, 28, 8],
        [76, 29, -6],
        [94, 35, 10],
        [40, 46, 4],
        [64, 44, -8],
        [86, 47, 6],
        [26, 52],
        [54, 56, 10],
        [76, 57, -6],
        [98, 54],
      ],
      30,
    ) +
    path(
      'M4 36 H116 L106 76 Q105 80 100 80 H20 Q15 80 14 76Z',
      slant([0, '#ffffff', 0.62], [0.35, tint, 0.16], [0.6, '#ffffff', 0.34], [1, tint, 0.3]),
    ) +
    rect(2, 33, 116, 6, 3, '#ffffff', 'opacity=".75"') +
    glint('M14 44 L21 72', 3, 0.8) +
    glint('M24 12 L18 26', 2.4, 0.9);
  return { w: 120, h: 81, body };
}
