/** Snacks, sweets, coffee and tea. */
import { dice } from '../dice.mjs';
import { ball, face, glow, round, slant } from '../fills.mjs';
import { glint, oval, path, rect, shift, stroke } from '../shapes.mjs';
import { deepen, lighten } from '../tints.mjs';

export function sticks(color, accent = '#ffffff') {
  const one = (x, turn) =>
    shift(
      x,
      90,
      rect(-7, -84, 14, 84, 2, round(color, 0.7)) +
        rect(-7, -84, 14, 7, 2, lighten(color, 0.4)) +
        rect(-7, -46, 14, 24, 0, accent, 'opacity=".85"') +
        rect(-7, -7, 14, 7, 2, deepen(color, 0.2)),
      { turn },
    );
  return { w: 80, h: 92, body: one(26, -12) + one(40, 0) + one(54, 12) };
}

export function teabag(color = '#c58a4a') {
  return {
    w: 52,
    h: 66,
    body:
      stroke('M26 18 C30 6 42 12 44 20', '#d9cfc0', 1.4) +
      rect(36, 18, 15, 17, 2, face('#8fc46a')) +
      path('M12 20 L20 12 H32 L40 20 V60 Q40 63 37 63 H15 Q12 63 12 60Z', '#fdf8ee') +
      path('M15 32 H37 V60 H15Z', slant(lighten(color, 0.25), color), 'opacity=".85"') +
      stroke('M26 14 V22', '#e5dccb', 1.4),
  };
}

export function capsule(color = '#8a5a3a') {
  return {
    w: 46,
    h: 42,
    body:
      path('M4 10 L12 38 Q23 43 34 38 L42 10Z', round(color, 0.7)) +
      oval(23, 10, 21, 6, slant('#fff5e0', '#d9b98a')) +
      oval(23, 10, 16, 4.4, lighten(color, 0.25)),
  };
}

export function cookies(color = '#dca35c', chip = '#6a4028') {
  const one = (x, y, r) =>
    oval(x, y + 2.5, r, r * 0.9, deepen(color, 0.24)) +
    oval(x, y, r, r * 0.9, ball(color)) +
    (chip
      ? [
          [-0.4, -0.2],
          [0.3, -0.4],
          [0.1, 0.3],
          [-0.2, 0.4],
          [0.5, 0.2],
        ]
          .map(([a, b]) => oval(x + a * r, y + b * r, r * 0.13, r * 0.12, chip))
          .join('')
      : oval(x, y, r * 0.55, r * 0.5, 'none', `stroke="${deepen(color, 0.2)}" stroke-width="1.6"`));
  return { w: 92, h: 66, body: one(28, 26, 22) + one(64, 26, 22) + one(46, 42, 22) };
}

export function sandwichCookie(shell = '#5a3a2c', cream = '#fff6e4') {
  const one = (x, y, turn) =>
    shift(
      x,
      y,
      oval(0, 7, 24, 13, deepen(shell, 0.2)) +
        oval(0, 3, 23, 12, cream) +
        oval(0, -1, 24, 13, ball(shell)) +
        oval(0, -1.5, 17, 8.6, 'none', `stroke="${lighten(shell, 0.25)}" stroke-width="1.500" stroke-dasharray="3 2"`),
      { turn },
    );
  return { w: 92, h: 64, body: one(30, 20, -8) + one(62, 24, 8) + one(46, 44, 0) };
}

export function chips(color = '#f4c455') {
  const one = (x, y, turn, s) =>
    shift(
      x,
      y,
      path(
        'M-20 4 C-16 -12 14 -16 20 -2 C14 10 -10 14 -20 4Z',
        slant(lighten(color, 0.4), color, deepen(color, 0.14)),
      ) + stroke('M-12 2 C-4 -5 6 -6 13 -2', lighten(color, 0.6), 1.6),
      { turn, scale: s },
    );
  return {
    w: 92,
    h: 60,
    body: one(26, 22, -20, 1) + one(60, 18, 16, 1) + one(44, 32, -4, 1.1) + one(24, 44, 12, 0.95) + one(66, 44, -12, 1),
  };
}

export function rings(color = '#eaa94e') {
  const one = (x, y, turn) =>
    shift(
      x,
      y,
      `<ellipse rx="15" ry="11" fill="none" stroke="${color}" stroke-width="8"/><ellipse cy="-1.6" rx="15" ry="11" fill="none" stroke="${lighten(color, 0.4)}" stroke-width="3"/>`,
      { turn },
    );
  return { w: 92, h: 66, body: one(26, 22, -16) + one(62, 22, 14) + one(44, 44, 0) };
}

export function sweetSticks(color = '#c98a4a', dip = '#5a3322') {
  const one = (x, turn) =>
    shift(
      x,
      92,
      rect(-3.4, -84, 6.8, 84, 3.4, round(color, 0.7)) +
        rect(-4.2, -84, 8.4, 56, 4.2, round(dip)) +
        glint('M-1.600 -80 V-34', 1.2, 0.5),
      { turn },
    );
  return { w: 76, h: 94, body: one(22, -14) + one(34, -4) + one(44, 4) + one(56, 13) };
}

export function jellies(colors = ['#f0566a', '#f6b73c', '#63c06a', '#5aa7ef']) {
  return {
    w: 84,
    h: 58,
    body: colors
      .concat(colors)
      .slice(0, 7)
      .map((c, i) =>
        shift(
          14 + (i % 4) * 18 + (i > 3 ? 9 : 0),
          i > 3 ? 20 : 42,
          rect(
            -9,
            -11,
            18,
            22,
            8,
            glow([
              [0, lighten(c, 0.6), 0.95],
              [0.6, c, 0.92],
              [1, deepen(c, 0.2), 0.95],
            ]),
          ) + glint('M-4 -6 v6', 2.2, 0.7),
          { turn: ((i * 37) % 50) - 25 },
        ),
      )
      .join(''),
  };
}

export function cheeseSlices(color = '#f9c441') {
  const one = (x, y) =>
    path(
      `M${x} ${y + 8} L${x + 56} ${y} L${x + 66} ${y + 34} L${x + 10} ${y + 44}Z`,
      slant(lighten(color, 0.4), color),
    ) + stroke(`M${x + 2} ${y + 9} L${x + 57} ${y + 1.5}`, '#ffffff', 1.4, 'opacity=".7"');
  return { w: 86, h: 62, body: one(4, 16) + one(9, 9) + one(14, 2) };
}

export function nuggets(color = '#dc9440') {
  const random = dice(color);
  const one = (x, y) =>
    path(
      `M${x - 17} ${y} C${x - 16} ${y - 14} ${x + 12} ${y - 15} ${x + 17} ${y - 2} C${x + 16} ${y + 12} ${x - 12} ${y + 14} ${x - 17} ${y}Z`,
      ball(color),
    ) +
    Array.from({ length: 7 }, () =>
      oval(x - 11 + random() * 22, y - 8 + random() * 16, 1.2, 0.9, lighten(color, 0.5)),
    ).join('');
  return { w: 88, h: 60, body: one(26, 22) + one(60, 20) + one(44, 40) };
}
