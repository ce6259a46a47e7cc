/** Mushrooms and roots. */
import { dice } from '../dice.mjs';
import { ball, down, glow, round } from '../fills.mjs';
import { glint, oval, path, shift, stroke } from '../shapes.mjs';
import { deepen } from '../tints.mjs';

export function zucchini() {
  return {
    w: 96,
    h: 34,
    body:
      path(
        'M8 18 C8 8 20 6 46 6 C74 6 92 10 92 19 C92 29 74 32 46 32 C20 32 8 28 8 18Z',
        down('#b7dd72', '#8ac24f', '#5c9a3a'),
      ) +
      path('M2 13 L12 12 L12 24 L2 23Z', '#6a9a3a') +
      glint('M20 12 C38 9 60 9 80 13', 3, 0.5) +
      [
        [30, 22],
        [44, 25],
        [58, 21],
        [72, 24],
      ]
        .map(([x, y]) => oval(x, y, 2.4, 1, '#d5ecaa', 'opacity=".8"'))
        .join(''),
  };
}

export function kabocha() {
  const c = '#3f7f4a';
  return {
    w: 78,
    h: 60,
    body:
      path('M4 34 C2 16 18 10 39 11 C60 10 76 16 74 34 C73 50 58 59 39 59 C20 59 5 50 4 34Z', ball(c)) +
      stroke(
        'M39 13 C34 28 34 46 39 58 M24 13 C16 26 16 44 24 55 M54 13 C62 26 62 44 54 55',
        '#86b870',
        2,
        'opacity=".8"',
      ) +
      path('M34 13 C34 6 36 3 42 2 L45 6 C42 8 43 11 44 14Z', '#b9a36a') +
      glint('M12 28 Q15 20 22 17', 3, 0.4),
  };
}

export function kingOyster() {
  const one = (x, turn, s) =>
    shift(
      x,
      70,
      path('M-9 0 C-13 -16 -8 -34 -7 -44 H7 C8 -34 13 -16 9 0 Q0 5 -9 0Z', round('#faf4e6', 0.6)) +
        path('M-17 -44 C-17 -58 17 -58 17 -44 Q0 -38 -17 -44Z', down('#c9a987', '#a17d5c')),
      { turn, scale: s },
    );
  return { w: 88, h: 78, body: one(24, -8, 0.9) + one(64, 8, 0.9) + one(44, 0, 1.1) };
}

export function enoki() {
  const random = dice('enoki');
  const stems = Array.from({ length: 34 }, (_, i) => {
    const x = 8 + i * 1.9;
    const top = 8 + random() * 18;
    const lean = (x - 40) * 0.34;
    return (
      stroke(`M${40 + (x - 40) * 0.55} 76 L${x + lean} ${top}`, '#fdf9ec', 2.2) +
      oval(x + lean, top, 3.6, 2.8, ball('#fbf1d8'))
    );
  }).join('');
  return { w: 84, h: 84, body: stems + path('M14 62 Q40 56 66 62 L62 84 H18Z', down('#f6ecd6', '#d9c3a0')) };
}

export function lotusRoot() {
  const slice = (x, y, r) =>
    oval(x, y, r, r * 0.92, glow(['#fffaf0', '#f3e3cb', '#d8b990'])) +
    [0, 60, 120, 180, 240, 300]
      .map((a) =>
        oval(
          x + Math.cos((a * Math.PI) / 180) * r * 0.55,
          y + Math.sin((a * Math.PI) / 180) * r * 0.52,
          r * 0.17,
          r * 0.16,
          '#b99468',
        ),
      )
      .join('') +
    oval(x, y, r * 0.12, r * 0.12, '#b99468');
  return { w: 88, h: 62, body: slice(30, 26, 25) + slice(60, 36, 25) };
}

export function yam(color = '#a0522d', inside = null) {
  return {
    w: 74,
    h: 40,
    body:
      path('M2 26 C4 12 22 4 42 6 C60 8 72 18 72 26 C70 34 54 38 34 37 C16 37 4 34 2 26Z', ball(color)) +
      stroke(
        'M16 18 q5 -2 9 0 M40 14 q5 -1 8 1 M52 26 q4 -1 7 0 M26 28 q5 -1 8 1',
        deepen(color, 0.3),
        1.3,
        'opacity=".6"',
      ) +
      (inside ? oval(66, 24, 6, 8, ball(inside)) : '') +
      glint('M12 18 Q22 10 34 10', 2.6, 0.35),
  };
}
