/** Fish, shellfish, seaweed; tofu and rice cakes. */
import { dice } from '../dice.mjs';
import { ball, down, face, slant } from '../fills.mjs';
import { clipTo, glint, oval, path, rect, shift, stroke } from '../shapes.mjs';
import { deepen, lighten } from '../tints.mjs';

export function fish({ back = '#4f7fb8', belly: under = '#f0f4fa', marks = 'waves', long = 1 } = {}) {
  const w = 100 * long;
  const shape = `M6 26 C16 8 ${44 * long} 4 ${74 * long} 20 L${96 * long} 8 C${92 * long} 20 ${92 * long} 32 ${96 * long} 46 L${74 * long} 34 C${44 * long} 50 16 44 6 26Z`;
  const waves = Array.from({ length: Math.round(7 * long) }, (_, i) => `M${26 + i * 8} ${12 + (i % 2)} q3 4 0 8`).join(
    ' ',
  );
  return {
    w,
    h: 52,
    body:
      path(shape, down(deepen(back, 0.15), back, lighten(back, 0.4), under, under)) +
      (marks === 'waves' ? stroke(waves, deepen(back, 0.35), 2, 'opacity=".7"') : '') +
      stroke('M24 14 C20 22 20 32 24 39', deepen(back, 0.25), 1.4, 'opacity=".6"') +
      oval(15, 23, 3.6, 3.6, '#ffffff') +
      oval(15, 23, 2.1, 2.1, '#2b2344') +
      path(`M${40 * long} 8 L${56 * long} 2 L${58 * long} 12Z`, deepen(back, 0.1)) +
      path(`M34 32 L46 38 L36 40Z`, lighten(back, 0.3)) +
      glint(`M30 27 C${44 * long} 29 ${56 * long} 29 ${68 * long} 27`, 2, 0.7),
  };
}

export function fillet(color = '#fb8e66') {
  const shape = 'M4 30 C6 14 34 4 62 6 C84 8 96 18 96 28 L94 36 C80 48 44 50 20 46 C8 44 3 38 4 30Z';
  return {
    w: 100,
    h: 52,
    body:
      path(shape, slant(lighten(color, 0.3), color, deepen(color, 0.12))) +
      clipTo(
        path(shape, '#000'),
        stroke(
          Array.from(
            { length: 7 },
            (_, i) => `M${14 + i * 13} 2 C${22 + i * 13} 18 ${20 + i * 13} 34 ${10 + i * 13} 52`,
          ).join(' '),
          '#fff1e8',
          2,
          'opacity=".8"',
        ) + path('M2 40 C30 52 74 52 98 32 V54 H2Z', '#9aa3b5', 'opacity=".75"'),
      ) +
      glint('M18 17 C34 10 56 9 72 12', 2.6, 0.6),
  };
}

/** Hairtail: long, thin and silver. */
export function hairtail() {
  const long = fish({ back: '#8fa0b8', belly: '#fdfeff', marks: 'none', long: 1.7 });
  return { w: long.w, h: long.h * 0.56, body: `<g transform="scale(1 .56)">${long.body}</g>` };
}

export function clam(color = '#d8c3a2') {
  const one = (x, y, turn, s) =>
    shift(
      x,
      y,
      path('M-22 8 C-22 -14 22 -14 22 8 C14 16 -14 16 -22 8Z', ball(color)) +
        stroke('M-17 7 C-14 -5 14 -5 17 7 M-11 9 C-9 1 9 1 11 9', deepen(color, 0.3), 1.3, 'opacity=".6"'),
      { turn, scale: s },
    );
  return { w: 92, h: 58, body: one(28, 26, -14, 0.95) + one(62, 24, 12, 1) + one(46, 42, 4, 1.05) };
}

export function abalone() {
  return {
    w: 70,
    h: 46,
    body:
      path('M3 24 C3 8 22 2 40 3 C58 4 68 14 67 25 C66 38 48 44 32 43 C14 43 3 36 3 24Z', ball('#7a6a5c')) +
      path(
        'M9 24 C9 12 24 7 40 8 C54 9 62 16 61 25 C60 35 46 39 32 38 C18 38 9 33 9 24Z',
        slant('#fdf2d8', '#e9c993', '#c79a5f'),
      ) +
      stroke('M18 26 C24 18 42 15 54 21', '#b98a52', 1.6, 'opacity=".6"') +
      [14, 21, 28].map((x, i) => oval(x, 9 - i * 0.9, 1.4, 1.4, '#4a3d33')).join(''),
  };
}

export function anchovies(color = '#a9b7c9') {
  const random = dice('anchovy');
  const one = () =>
    shift(
      12 + random() * 62,
      20 + random() * 32,
      path('M-13 0 C-8 -4 4 -4 9 0 L14 -3 V3 L9 0 C4 4 -8 4 -13 0Z', down(deepen(color, 0.2), lighten(color, 0.6))) +
        oval(-10, -0.4, 1, 1, '#2b2344'),
      { turn: random() * 140 - 70 },
    );
  return { w: 88, h: 66, body: Array.from({ length: 22 }, one).join('') };
}

export function roe(color = '#f26d5b') {
  const one = (y, turn) =>
    shift(
      40,
      y,
      path('M-34 0 C-32 -12 -6 -14 14 -11 C30 -9 36 -3 34 3 C30 12 4 13 -14 12 C-28 11 -35 7 -34 0Z', ball(color)) +
        glint('M-22 -4 C-10 -8 6 -8 18 -5', 2.4, 0.5),
      { turn },
    );
  return { w: 80, h: 52, body: one(16, -6) + one(36, 5) };
}

export function seaweedSheets(color = '#2f4a3a') {
  const sheet = (dx, dy, tone) =>
    path(
      `M${8 + dx} ${14 + dy} L${70 + dx} ${4 + dy} L${84 + dx} ${46 + dy} L${20 + dx} ${58 + dy}Z`,
      slant(lighten(tone, 0.2), tone, deepen(tone, 0.3)),
    );
  const random = dice('gim');
  return {
    w: 96,
    h: 70,
    body:
      sheet(0, 10, deepen(color, 0.25)) +
      sheet(4, 5, color) +
      sheet(8, 0, lighten(color, 0.06)) +
      Array.from({ length: 26 }, () =>
        oval(22 + random() * 58, 12 + random() * 40, 1.1, 0.8, '#e9f2d8', 'opacity=".55"'),
      ).join('') +
      glint('M26 16 L62 10', 1.8, 0.35),
  };
}

export function ruffle(color = '#3f6a4a') {
  const lobe = (x, y, s, turn) =>
    shift(
      x,
      y,
      path('M0 0 C-14 -6 -20 -18 -12 -26 C-18 -36 -8 -46 0 -40 C8 -48 20 -38 13 -27 C22 -18 14 -6 0 0Z', face(color)) +
        stroke('M0 -2 C-2 -14 2 -24 0 -36', lighten(color, 0.35), 1.4),
      { scale: s, turn },
    );
  return {
    w: 92,
    h: 70,
    body: lobe(24, 60, 1, -28) + lobe(70, 60, 1, 26) + lobe(38, 62, 1.2, -8) + lobe(56, 63, 1.15, 10),
  };
}

export function tofu(color = '#f6edd8') {
  return {
    w: 92,
    h: 58,
    body:
      path('M4 20 L34 6 H88 L62 20Z', lighten(color, 0.6)) +
      path('M62 20 L88 6 V42 L62 56Z', deepen(color, 0.16)) +
      rect(4, 20, 58, 36, 2, down(lighten(color, 0.4), color)) +
      [
        [16, 32],
        [30, 44],
        [46, 30],
        [52, 48],
        [22, 50],
      ]
        .map(([x, y]) => oval(x, y, 1.4, 1, deepen(color, 0.14)))
        .join(''),
  };
}

export function riceCakes(kind = 'stick') {
  const c = '#fffaf0';
  const stick = (x, y, turn) =>
    shift(x, y, rect(-22, -6.5, 44, 13, 6.5, down('#ffffff', c, '#e2d5c0')) + oval(19, 0, 3.4, 6, '#f4ead8'), { turn });
  const coin = (x, y, turn) =>
    shift(x, y, oval(0, 2.6, 20, 11, '#dccfba') + oval(0, 0, 20, 11, slant('#ffffff', '#f2e7d4')), { turn });
  if (kind === 'coin')
    return {
      w: 88,
      h: 62,
      body: coin(28, 20, -10) + coin(60, 22, 12) + coin(44, 34, 0) + coin(26, 44, 8) + coin(62, 46, -8),
    };
  return {
    w: 88,
    h: 62,
    body: stick(30, 16, -14) + stick(60, 20, 10) + stick(42, 32, -4) + stick(26, 46, 6) + stick(62, 48, -8),
  };
}

export function fishcake(kind = 'sheet') {
  const c = '#e5a85c';
  const sheet = (y, tone) =>
    path(
      `M6 ${y} C30 ${y - 8} 62 ${y + 6} 90 ${y - 2} L88 ${y + 14} C62 ${y + 22} 30 ${y + 8} 8 ${y + 16}Z`,
      slant(lighten(tone, 0.4), tone, deepen(tone, 0.16)),
    );
  if (kind === 'sheet')
    return { w: 96, h: 62, body: sheet(40, deepen(c, 0.1)) + sheet(26, c) + sheet(12, lighten(c, 0.08)) };
  return {
    w: 96,
    h: 60,
    body: [10, 26, 42]
      .map(
        (y) =>
          rect(8, y - 6, 80, 15, 7, down(lighten(c, 0.45), c, deepen(c, 0.2))) + oval(84, y + 1.5, 4, 7, '#fbe3bd'),
      )
      .join(''),
  };
}

export function crabSticks() {
  const one = (y) =>
    rect(6, y, 82, 13, 6, down('#ffffff', '#fdf3ee', '#ead9d2')) +
    rect(6, y, 82, 6, 5, down('#ff8b6a', '#f2553f')) +
    oval(85, y + 6.5, 3.4, 6, '#fff6f0');
  return { w: 94, h: 56, body: one(4) + one(20) + one(36) };
}

export function skewer(color, count = 4, stick = '#d9b382') {
  return {
    w: 26,
    h: 96,
    body:
      rect(11.5, 2, 3, 92, 1.5, stick) +
      Array.from({ length: count }, (_, i) => rect(2, 12 + i * 16, 22, 14, 6, ball(color))).join(''),
  };
}
