/** Soft rooms for the objects: a palette and one of eight stages. */
import { dice } from './dice.mjs';
import { down, glow, slant } from './fills.mjs';
import { drum, oval, path, rect } from './shapes.mjs';
import { deepen, lighten, mix } from './tints.mjs';

/** wall from, wall to, floor, shadow */
const PALETTES = {
  rose: ['#ffdcdc', '#fff2ee', '#ffc9c8'],
  peach: ['#ffe3d0', '#fff5ec', '#ffd0b0'],
  butter: ['#ffefc4', '#fffaea', '#ffe09c'],
  lime: ['#e6f3cd', '#f7fbec', '#d0e6a8'],
  mint: ['#d4f1e4', '#effbf6', '#b4e4d0'],
  aqua: ['#d2f0f4', '#effbfc', '#b0e1e8'],
  sky: ['#d8eaff', '#f0f8ff', '#bddaff'],
  peri: ['#dde3ff', '#f2f4ff', '#c6d0ff'],
  lilac: ['#e8e0ff', '#f7f4ff', '#d5c8ff'],
  orchid: ['#f7def2', '#fdf3fb', '#eec3e6'],
  sand: ['#f3e6d4', '#fcf6ed', '#e8d2b4'],
  mist: ['#e6eaf1', '#f7f8fb', '#d1d8e4'],
  coral: ['#ffd6cb', '#fff0ea', '#ffbca9'],
  honey: ['#ffe6b3', '#fff6dd', '#ffd183'],
  sage: ['#dfeadb', '#f4f8f1', '#c6dabd'],
  blush: ['#ffe0ea', '#fff3f7', '#ffc7d9'],
};
const NAMES = Object.keys(PALETTES);
const STAGES = ['bubble', 'sun', 'arch', 'podium', 'beam', 'hills', 'table', 'drops'];

export function backdrop(key, name, stage) {
  const random = dice(`stage ${key}`);
  const palette = PALETTES[name ?? NAMES[Math.floor(random() * NAMES.length)]];
  if (!palette) throw new Error(`no palette ${name}`);
  const [from, to, floor] = palette;
  const kind = stage ?? STAGES[Math.floor(random() * STAGES.length)];
  const flip = random() > 0.5;
  const wall = rect(0, 0, 100, 100, 0, slant(from, to));
  const room = { from, to, floor, flip, random };
  const built = STAGE[kind](room);
  return {
    body: wall + (flip ? `<g transform="translate(100 0) scale(-1 1)">${built.body}</g>` : built.body),
    foot: built.foot ?? 86,
    shade: deepen(mix(floor, '#7a4f6a', 0.45), 0.35),
  };
}

const plain = (floor, y = 70) => rect(0, y, 100, 100 - y, 0, down(lighten(floor, 0.18), floor, lighten(floor, 0.1)));

const STAGE = {
  bubble: ({ floor }) => ({
    body:
      oval(82, 16, 20, 20, '#ffffff', 'opacity=".45"') +
      oval(12, 30, 7, 7, '#ffffff', 'opacity=".35"') +
      oval(50, 92, 64, 28, floor, 'opacity=".8"'),
  }),
  sun: ({ floor }) => ({
    body:
      oval(
        50,
        50,
        36,
        36,
        glow(
          [
            [0, '#ffffff', 0.95],
            [0.75, '#ffffff', 0.6],
            [1, '#ffffff', 0.4],
          ],
          { cx: 0.5, cy: 0.4, r: 0.6 },
        ),
      ) + plain(floor, 73),
  }),
  arch: ({ floor, from }) => ({
    body:
      path(
        'M20 74 V44 C20 24 33 11 50 11 C67 11 80 24 80 44 V74Z',
        down('#ffffff', lighten(from, 0.5)),
        'opacity=".75"',
      ) +
      path(
        'M26 74 V45 C26 28 36 17 50 17 C64 17 74 28 74 45 V74Z',
        down(lighten(from, 0.1), lighten(from, 0.6)),
        'opacity=".55"',
      ) +
      plain(floor, 74),
  }),
  podium: ({ floor, from }) => ({
    body:
      oval(82, 14, 18, 18, '#ffffff', 'opacity=".4"') +
      plain(lighten(floor, 0.25), 78) +
      oval(50, 96, 50, 7, deepen(floor, 0.25), 'opacity=".25"') +
      drum(8, 83, 84, 84, 12, 8, slant(lighten(floor, 0.3), floor, deepen(floor, 0.1))) +
      oval(50, 83, 42, 8, slant('#ffffff', lighten(from, 0.35))),
    foot: 84,
  }),
  beam: ({ floor }) => ({
    body:
      path('M30 0 L58 0 L22 74 L-6 74Z', '#ffffff', 'opacity=".34"') +
      path('M64 0 L76 0 L40 74 L28 74Z', '#ffffff', 'opacity=".26"') +
      plain(floor, 74) +
      path('M-6 74 L22 74 L4 100 H-20Z M28 74 L40 74 L24 100 H12Z', '#ffffff', 'opacity=".22"'),
  }),
  hills: ({ floor, from }) => ({
    body:
      oval(24, 20, 13, 13, '#ffffff', 'opacity=".5"') +
      path('M0 66 C18 52 38 58 56 64 C74 70 88 60 100 54 V100 H0Z', mix(from, floor, 0.5), 'opacity=".65"') +
      path('M0 78 C24 68 44 74 62 76 C80 78 92 72 100 70 V100 H0Z', down(lighten(floor, 0.15), floor)),
  }),
  table: ({ floor }) => ({
    body:
      oval(80, 18, 15, 15, '#ffffff', 'opacity=".5"') +
      oval(20, 34, 9, 9, '#ffffff', 'opacity=".3"') +
      rect(0, 68, 100, 26, 0, down(lighten(floor, 0.34), lighten(floor, 0.06))) +
      rect(0, 94, 100, 6, 0, deepen(floor, 0.12)),
  }),
  drops: ({ floor, random }) => ({
    body:
      Array.from({ length: 11 }, () => {
        const r = 1 + random() * 3.6;
        return oval(random() * 100, random() * 60, r, r, '#ffffff', `opacity="${(0.3 + random() * 0.35).toFixed(2)}"`);
      }).join('') + oval(50, 94, 66, 26, floor, 'opacity=".8"'),
  }),
};
