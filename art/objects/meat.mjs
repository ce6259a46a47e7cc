/** Meat, ham and poultry. */
import { dice } from '../dice.mjs';
import { ball, down, round, slant } from '../fills.mjs';
import { clipTo, glint, oval, path, rect, shift, stroke } from '../shapes.mjs';
import { deepen, lighten } from '../tints.mjs';

/** Pork belly: layers of red and white. */
export function belly(red = '#f0808a') {
  const shape = 'M6 20 C20 8 64 6 92 14 C98 18 98 36 92 42 C64 50 22 50 8 44 C2 38 2 26 6 20Z';
  return {
    w: 100,
    h: 52,
    body:
      path(shape, '#fbe9e4') +
      clipTo(
        path(shape, '#000'),
        [
          'M0 22 C26 10 66 12 100 18 V25 C66 20 26 20 0 30Z',
          'M0 34 C30 26 66 28 100 30 V36 C66 36 30 34 0 41Z',
          'M0 45 C30 40 66 44 100 41 V52 H0Z',
        ]
          .map((d, i) => path(d, down(lighten(red, 0.2), deepen(red, i * 0.05))))
          .join('') + path('M4 16 C20 6 64 4 96 12 L96 16 C64 9 22 11 6 20Z', '#f5cdbf'),
      ) +
      glint('M16 17 C32 12 56 11 78 14', 2.4, 0.6),
  };
}

export function slices(draw, count = 4, step = 13) {
  const one = draw();
  return {
    w: one.w + step * (count - 1),
    h: one.h + 5 * (count - 1),
    body: Array.from({ length: count }, (_, i) => shift(step * i, 5 * i, one.body)).join(''),
  };
}

export function marbled(red = '#d9505c') {
  const random = dice(red);
  const shape = 'M6 26 C6 10 30 4 54 6 C76 8 88 18 86 30 C84 44 60 50 38 48 C18 47 6 40 6 26Z';
  const veins = Array.from({ length: 16 }, () => {
    const x = random() * 80 + 6;
    const y = random() * 40 + 6;
    return `M${x} ${y} q${random() * 8 - 4} ${random() * 6 - 3} ${random() * 14 - 5} ${random() * 10 - 5}`;
  }).join(' ');
  return {
    w: 92,
    h: 54,
    body:
      path(shape, slant(lighten(red, 0.18), red, deepen(red, 0.16))) +
      clipTo(
        path(shape, '#000'),
        stroke(veins, '#fff0ee', 1.9, 'opacity=".85"') + stroke('M4 24 C6 8 32 4 54 6 C72 7 84 14 87 22', '#fbe7dc', 6),
      ) +
      glint('M18 17 C30 12 46 11 58 13', 2.4, 0.4),
  };
}

export function ribs() {
  const red = '#c94a54';
  const bone = (x) => oval(x, 27, 7, 8.5, slant('#fffaf2', '#e5d3bd')) + oval(x, 27, 3.2, 4, '#d9a79a');
  return {
    w: 104,
    h: 50,
    body:
      path(
        'M4 26 C4 10 22 6 52 7 C82 6 100 10 100 26 C100 42 82 46 52 45 C22 46 4 42 4 26Z',
        slant(lighten(red, 0.2), red, deepen(red, 0.2)),
      ) +
      stroke('M10 16 C34 10 70 10 94 16 M36 38 q6 -8 4 -18 M68 38 q6 -8 4 -18', '#fff0ee', 2, 'opacity=".75"') +
      bone(22) +
      bone(53) +
      bone(84),
  };
}

export function ground(red = '#dd5f68') {
  const random = dice('ground');
  const strands = Array.from({ length: 40 }, () => {
    const x = 10 + random() * 70;
    const y = 52 - random() * (38 - Math.abs(x - 45) * 0.6);
    return stroke(
      `M${x} ${y} q6 ${random() * 8 - 4} 12 ${random() * 6 - 3}`,
      random() > 0.8 ? '#f8d8d4' : random() > 0.5 ? red : deepen(red, 0.12),
      5.2,
    );
  }).join('');
  return { w: 98, h: 62, body: oval(48, 52, 42, 9, deepen(red, 0.25)) + strands };
}

export function breast(color = '#f7c9b4') {
  return {
    w: 84,
    h: 50,
    body:
      path('M4 32 C2 14 22 2 44 5 C66 8 84 22 80 32 C76 44 52 48 34 47 C16 48 6 44 4 32Z', ball(color)) +
      stroke('M20 38 C32 30 50 26 68 30 M26 20 C36 15 46 15 56 18', deepen(color, 0.16), 1.6, 'opacity=".5"') +
      glint('M14 22 Q20 13 32 11', 3, 0.6),
  };
}

export function wholeChicken(color = '#f3cfa6') {
  const leg = (y, turn) =>
    shift(
      70,
      y,
      rect(20, -3.5, 18, 7, 3.5, round('#fffaf2')) +
        oval(38, -3.4, 4, 3.6, '#fffaf2') +
        oval(38, 3.4, 4, 3.6, '#f3ead9') +
        path('M-18 2 C-16 -16 8 -18 24 -6 Q28 0 24 6 C8 17 -14 16 -18 2Z', ball(lighten(color, 0.1))),
      { turn },
    );
  return {
    w: 112,
    h: 68,
    body:
      path('M6 42 C4 22 26 8 50 10 C76 12 92 26 90 42 C88 58 68 66 46 66 C24 66 8 58 6 42Z', ball(color)) +
      leg(32, -16) +
      leg(50, 4) +
      path('M22 46 C22 34 40 30 50 38 C58 46 50 58 38 58 C28 58 22 54 22 46Z', ball(lighten(color, 0.14))) +
      glint('M18 28 Q28 17 42 15', 3.4, 0.6),
  };
}

export function backRibs() {
  const red = '#cf5560';
  return {
    w: 112,
    h: 70,
    body:
      [18, 34, 50, 66, 82].map((x) => rect(x - 4, 2, 9, 26, 4.5, round('#fffaf2'))).join('') +
      path(
        'M6 30 C6 18 30 14 54 15 C80 14 106 18 106 30 V52 C106 64 82 68 56 67 C30 68 6 64 6 52Z',
        slant(lighten(red, 0.22), red, deepen(red, 0.22)),
      ) +
      stroke(
        'M22 24 C20 38 20 50 24 62 M38 22 C36 38 36 52 39 65 M54 21 V66 M70 22 C72 38 72 52 69 65 M86 24 C88 38 88 50 84 62',
        '#ffe6e0',
        2.6,
        'opacity=".75"',
      ) +
      glint('M14 26 C30 20 60 19 84 22', 2.4, 0.5),
  };
}

export function sausage(color = '#d9694f', count = 3) {
  const one = (y) =>
    shift(
      0,
      y,
      path(
        'M8 12 C10 4 28 2 46 4 C66 4 82 6 84 12 C86 20 68 22 46 22 C26 22 6 22 8 12Z',
        down(lighten(color, 0.35), color, deepen(color, 0.28)),
      ) +
        glint('M20 9 C34 7 54 7 70 10', 2.2, 0.6) +
        path('M8 12 L2 8 V17Z M84 13 L90 9 V18Z', deepen(color, 0.2)),
    );
  return { w: 92, h: 24 + 14 * (count - 1), body: Array.from({ length: count }, (_, i) => one(14 * i)).join('') };
}

export function ham(color = '#f2a3a0') {
  return {
    w: 96,
    h: 58,
    body:
      rect(18, 6, 74, 46, 20, down(lighten(color, 0.25), color, deepen(color, 0.2))) +
      oval(24, 29, 20, 23, ball(lighten(color, 0.22))) +
      oval(24, 29, 17, 20, lighten(color, 0.35)) +
      [
        [18, 22],
        [28, 32],
        [22, 40],
        [30, 20],
      ]
        .map(([x, y]) => oval(x, y, 2, 1.6, '#fff2ee'))
        .join('') +
      glint('M44 13 H78', 3, 0.5),
  };
}
