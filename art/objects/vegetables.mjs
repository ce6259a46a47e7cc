/** Vegetables. */
import { dice } from '../dice.mjs';
import { ball, down, face, glow } from '../fills.mjs';
import { glint, oval, path, rect, shift, stroke } from '../shapes.mjs';
import { deepen, lighten } from '../tints.mjs';

export function napa() {
  const green = '#7cc04b';
  return {
    w: 64,
    h: 92,
    body:
      path(
        'M32 4 C52 0 64 18 60 40 C62 62 52 90 32 91 C12 90 2 62 4 40 C0 18 12 0 32 4Z',
        glow(['#d9efae', green, deepen(green, 0.3)], { cx: 0.4, cy: 0.3, r: 0.8 }),
      ) +
      path(
        'M32 12 C46 6 56 22 52 42 C54 64 44 90 32 91 C20 90 10 64 12 42 C8 22 18 6 32 12Z',
        down('#c3e58a', '#e9f6d2', '#fdfef6'),
      ) +
      path(
        'M30 22 C36 20 40 32 38 50 C40 70 38 88 32 91 C26 88 22 70 25 50 C23 36 25 24 30 22Z',
        down('#eef7da', '#ffffff'),
      ) +
      stroke(
        'M31 28 C31 46 31 64 32 84 M22 26 C20 42 22 60 27 78 M42 26 C45 42 43 60 38 78',
        '#bcd98c',
        1.4,
        'opacity=".8"',
      ) +
      stroke('M10 24 C6 40 8 54 12 66 M54 24 C58 40 56 54 52 66', '#5a9a3a', 1.6, 'opacity=".5"'),
  };
}

/** A quarter of cabbage in its red seasoning. */
export function kimchi() {
  const random = dice('kimchi');
  const spots = Array.from({ length: 44 }, () =>
    oval(12 + random() * 72, 12 + random() * 34, 1.3, 1, random() > 0.5 ? '#a81f16' : '#ffd9a0', 'opacity=".75"'),
  ).join('');
  return {
    w: 96,
    h: 58,
    body:
      path(
        'M6 34 C2 18 22 8 46 8 C72 6 94 18 92 32 C90 46 70 54 46 53 C22 54 8 48 6 34Z',
        glow(['#ff9a6a', '#e5502f', '#a82a1c']),
      ) +
      path('M10 34 C26 22 60 18 90 28 C80 34 40 34 14 42Z', down('#ffe9c4', '#ffb98a')) +
      path('M10 40 C30 34 62 34 90 34 C82 42 44 44 20 48Z', down('#f47a4a', '#c93a22')) +
      path('M14 28 C30 14 58 10 84 20 C66 22 36 24 14 30Z', down('#e85a35', '#d8452a')) +
      stroke('M16 36 C38 28 62 26 84 30 M22 45 C40 40 60 39 80 38', '#fff3da', 1.6, 'opacity=".8"') +
      spots +
      path(
        'M30 16 l8 -6 M56 14 l9 -4 M46 24 l8 -5',
        'none',
        'stroke="#5fa84a" stroke-width="3" stroke-linecap="round"',
      ) +
      glint('M18 24 Q28 15 40 13', 2.4, 0.5),
  };
}

export function radish(body = '#fbfbf4', top = '#9fce6a') {
  return {
    w: 48,
    h: 104,
    body:
      path(
        'M24 34 C14 20 4 14 6 4 C16 6 22 16 24 28 C24 14 26 4 34 1 C38 10 32 22 26 30 C32 20 40 16 46 18 C42 28 32 32 24 34Z',
        face('#5fb044'),
      ) +
      path(
        'M8 40 C8 32 16 30 24 30 C32 30 40 32 40 40 C42 60 38 84 28 96 Q25 103 23 96 C12 84 6 60 8 40Z',
        down(top, lighten(top, 0.5), body, body, deepen(body, 0.08)),
      ) +
      stroke('M14 58 h8 M28 70 h7 M16 80 h6', '#cfd3bd', 1.3) +
      glint('M14 42 C13 54 14 66 17 76', 3, 0.8),
  };
}

export function scallion() {
  const stalk = (x, turn) =>
    shift(
      x,
      108,
      path(
        'M-4 0 C-5 -16 -4 -40 -3 -56 L-10 -96 C-2 -88 0 -76 1 -64 C4 -80 10 -92 16 -100 C14 -84 8 -70 4 -56 C5 -40 5 -16 4 0Z',
        down('#3f9a46', '#6cc05a', '#d9efc0', '#ffffff'),
      ) + stroke('M-2 2 l-2 5 M0 2 v6 M2 2 l2 5', '#d8cfae', 1),
      { turn },
    );
  return {
    w: 70,
    h: 116,
    body: stalk(24, -9) + stalk(44, 10) + stalk(33, 0) + rect(22, 68, 26, 8, 3, face('#8f7bf0')),
  };
}

export function bunch(color = '#4f9f3f', stem = '#cfe6a4') {
  const frond = (x, turn, s) =>
    shift(
      x,
      60,
      path('M0 0 C-16 -14 -16 -40 0 -54 C16 -40 16 -14 0 0Z', face(color)) +
        stroke(
          'M0 4 V-46 M0 -14 L-8 -24 M0 -14 L8 -24 M0 -28 L-7 -36 M0 -28 L7 -36',
          lighten(color, 0.45),
          1.3,
          'opacity=".8"',
        ),
      { turn, scale: s },
    );
  return {
    w: 92,
    h: 92,
    body:
      frond(32, -40, 0.9) +
      frond(60, 40, 0.9) +
      frond(36, -20, 1) +
      frond(56, 20, 1) +
      frond(46, 0, 1.06) +
      stroke('M40 58 L42 88 M46 58 V90 M52 58 L50 88 M36 58 L39 86 M56 58 L53 86', stem, 4.4) +
      rect(34, 64, 24, 8, 3, face('#e86a8a')),
  };
}

export function sprouts(head = '#f3c846') {
  const random = dice(head);
  const one = (_, i) => {
    const x = 14 + random() * 74;
    const y = 10 + (i / 46) * 44 + random() * 6;
    const bend = random() * 26 - 13;
    const d = `M${x} ${y} C${x + bend} ${y + 12} ${x - bend} ${y + 20} ${x + bend * 0.8} ${y + 32}`;
    return stroke(d, '#e0d8b8', 5) + stroke(d, '#fdfaf0', 3.6) + oval(x, y, 5.6, 4.2, ball(head));
  };
  return { w: 102, h: 92, body: Array.from({ length: 46 }, one).join('') };
}

export function perilla() {
  const one = (x, y, turn) =>
    shift(
      x,
      y,
      path(
        'M0 0 C-20 -6 -26 -28 -14 -44 C-8 -50 -2 -54 0 -60 C2 -54 8 -50 14 -44 C26 -28 20 -6 0 0Z',
        face('#4f9a45'),
      ) + stroke('M0 4 V-54 M0 -12 L-13 -24 M0 -12 L13 -24 M0 -26 L-13 -38 M0 -26 L13 -38', '#a8d68c', 1.3),
      { turn },
    );
  return { w: 92, h: 76, body: one(30, 66, -26) + one(60, 66, 26) + one(46, 72, 0) };
}

export function cabbage(color = '#8fcf62') {
  return {
    w: 72,
    h: 66,
    body:
      path('M4 40 C0 22 14 4 36 4 C58 4 72 22 68 40 C66 56 52 65 36 65 C20 65 6 56 4 40Z', ball(color)) +
      path('M36 8 C22 10 12 26 14 44 C18 58 30 62 36 62 C30 48 30 24 36 8Z', lighten(color, 0.42), 'opacity=".8"') +
      path('M36 8 C50 10 60 26 58 44 C54 58 42 62 36 62 C44 48 44 24 36 8Z', lighten(color, 0.25), 'opacity=".7"') +
      stroke(
        'M36 10 C32 28 32 46 36 62 M22 20 C20 30 20 40 24 50 M50 20 C52 30 52 40 48 50',
        '#f2fae0',
        1.6,
        'opacity=".8"',
      ),
  };
}

export function pepper(color = '#e5484d') {
  return {
    w: 48,
    h: 54,
    body:
      path(
        'M24 14 C34 8 46 12 46 26 C46 40 40 53 31 52 C28 54 20 54 17 52 C8 53 2 40 2 26 C2 12 14 8 24 14Z',
        ball(color),
      ) +
      stroke('M17 15 C12 26 13 42 18 50 M31 15 C36 26 35 42 30 50', deepen(color, 0.28), 1.8, 'opacity=".5"') +
      path('M18 14 C20 8 19 4 23 2 L29 3 C27 7 28 10 30 14 C26 17 22 17 18 14Z', face('#5f9f3a')) +
      glint('M8 24 Q9 17 14 14', 3, 0.6),
  };
}

export function chili(color = '#58ad5a') {
  return {
    w: 60,
    h: 44,
    body:
      path('M40 8 C52 6 58 14 52 22 C44 34 22 42 4 40 C16 36 26 28 30 18 C32 12 35 9 40 8Z', ball(color)) +
      path('M40 12 C42 6 52 4 56 10 C52 12 50 16 46 18 C44 15 43 13 40 12Z', face('#3f8f3f')) +
      stroke('M50 8 Q54 4 58 2', '#3f8f3f', 3.4) +
      glint('M38 20 C34 28 26 33 18 36', 2.4, 0.5),
  };
}
