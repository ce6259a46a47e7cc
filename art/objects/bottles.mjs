/** Bottles and jugs, again without words. */
import { across, down, glass, round } from '../fills.mjs';
import { glint, oval, path, rect, stroke, within } from '../shapes.mjs';
import { deepen, lighten, mix } from '../tints.mjs';

const label = (x, y, w, h, color, inside) =>
  rect(x, y, w, h, 2, round(color, 0.7)) +
  rect(x, y + 2, w, 1.2, 0, '#ffffff', 'opacity=".6"') +
  rect(x, y + h - 3.2, w, 1.2, 0, '#ffffff', 'opacity=".6"') +
  (inside
    ? oval(x + w / 2, y + h / 2, Math.min(w, h) * 0.4, Math.min(w, h) * 0.4, '#fffdf8') +
      within(inside, x + w * 0.18, y + h * 0.14, w * 0.64, h * 0.72)
    : '');

/** Clear drink bottle. */
export function pet(liquid, color, inside = null, cap = color) {
  const shape = 'M18 18 C18 28 8 32 8 44 V96 Q8 104 15 104 H41 Q48 104 48 96 V44 C48 32 38 28 38 18Z';
  const body =
    path(shape, glass(liquid)) +
    path(
      'M9 40 Q28 46 47 40 V96 Q47 103 41 103 H15 Q9 103 9 96Z',
      across(
        [0, deepen(liquid, 0.14), 0.92],
        [0.25, lighten(liquid, 0.4), 0.85],
        [0.6, liquid, 0.88],
        [1, deepen(liquid, 0.2), 0.92],
      ),
    ) +
    label(8, 54, 40, 28, color, inside) +
    rect(18, 12, 20, 7, 1.5, lighten(liquid, 0.5)) +
    rect(17, 3, 22, 10, 2.5, round(cap)) +
    glint('M13.500 44 V98', 3, 0.75) +
    glint('M42 90 V98', 2, 0.5);
  return { w: 56, h: 105, body };
}

/** Tall glass: oils, vinegar, soy. */
export function oil(liquid, color, inside = null, cap = '#e9c25a') {
  const shape = 'M18 6 H30 V30 C30 38 42 42 42 54 V106 Q42 112 36 112 H12 Q6 112 6 106 V54 C6 42 18 38 18 30Z';
  const body =
    path(
      shape,
      across([0, deepen(liquid, 0.3)], [0.2, lighten(liquid, 0.35)], [0.5, liquid], [1, deepen(liquid, 0.36)]),
    ) +
    label(6, 62, 36, 34, color, inside) +
    rect(16, 2, 16, 15, 3, round(cap)) +
    glint('M11 54 V106', 2.8, 0.6) +
    glint('M21 22 V34', 2.2, 0.5);
  return { w: 48, h: 113, body };
}

/** Squeeze bottle: ketchup, mayonnaise, honey, syrup. */
export function squeeze(color, inside = null, cap = '#ffffff', paper = lighten(color, 0.75)) {
  const body =
    path(
      'M14 34 C4 40 5 56 8 66 C4 80 4 92 6 104 Q7 110 14 110 H46 Q53 110 54 104 C56 92 56 80 52 66 C55 56 56 40 46 34Z',
      across(deepen(color, 0.22), color, lighten(color, 0.42), color, deepen(color, 0.26)),
    ) +
    path('M14 36 L20 24 H40 L46 36Z', down(lighten(cap, 0.3), deepen(cap, 0.14))) +
    path('M25 24 L27 6 Q30 2 33 6 L35 24Z', down(lighten(cap, 0.4), deepen(cap, 0.16))) +
    oval(30, 74, 19, 22, paper) +
    (inside ? within(inside, 15, 58, 30, 32) : '') +
    glint('M12 44 C10 54 12 62 11 72 C9 84 9 94 11 102', 3, 0.55);
  return { w: 60, h: 111, body };
}

/** Pump bottle: shampoo, soap, dish liquid, lotion. */
export function pump(color, inside = null, cap = '#ffffff', paper = lighten(color, 0.72)) {
  const body =
    path('M10 44 Q10 36 20 36 H46 Q56 36 56 44 V104 Q56 112 46 112 H20 Q10 112 10 104Z', round(color)) +
    rect(22, 27, 22, 10, 3, round(cap)) +
    rect(30.5, 12, 5, 16, 1, round(cap)) +
    path('M20 6 Q20 3 24 3 H40 Q44 3 44 8 V13 H26 L12 15 Q8 15 9 11 Z', down(lighten(cap, 0.4), deepen(cap, 0.14))) +
    rect(18, 54, 30, 42, 6, paper, 'opacity=".95"') +
    (inside
      ? within(inside, 20, 58, 26, 34)
      : rect(24, 66, 18, 3, 1.5, color, 'opacity=".55"') + rect(27, 73, 12, 3, 1.5, color, 'opacity=".4"')) +
    glint('M15 46 V102', 3.2, 0.6);
  return { w: 64, h: 113, body };
}

/** Round bottle with a flip cap: shampoo, rinse, mouthwash. */
export function flip(color, inside = null, cap = lighten(color, 0.5), paper = '#ffffff') {
  const body =
    path('M12 26 C4 40 6 70 8 100 Q9 108 18 108 H38 Q47 108 48 100 C50 70 52 40 44 26Z', round(color)) +
    rect(14, 8, 28, 19, 4, round(cap)) +
    stroke('M15 17 H41', deepen(cap, 0.25), 1, 'opacity=".5"') +
    path('M10.500 56 Q28 48 45.500 56 L46 88 Q28 94 10 88Z', paper, 'opacity=".9"') +
    (inside
      ? within(inside, 16, 56, 24, 32)
      : rect(20, 66, 16, 3, 1.5, color, 'opacity=".6"') + rect(22, 73, 12, 3, 1.5, color, 'opacity=".4"')) +
    glint('M13 36 C11 56 12 80 13.500 98', 3, 0.6);
  return { w: 56, h: 109, body };
}

export function spray(color, inside = null, trigger = '#f04f6a') {
  const body =
    path('M16 50 C16 40 24 40 24 30 H42 C42 40 52 42 54 52 V104 Q54 112 46 112 H22 Q14 112 14 104Z', round(color)) +
    rect(22, 22, 22, 10, 2, round(trigger)) +
    path(
      'M10 6 Q10 3 14 3 H44 Q50 3 50 9 V20 Q50 23 46 23 H22 L20 15 H10Z',
      down(lighten(trigger, 0.35), trigger, deepen(trigger, 0.2)),
    ) +
    path('M20 15 C16 22 14 26 9 30 Q7 33 11 33 C18 30 22 24 25 17Z', deepen(trigger, 0.16)) +
    rect(4, 5, 8, 8, 2, round('#ffffff')) +
    oval(34, 80, 16, 19, '#fffdf8') +
    (inside ? within(inside, 22, 66, 24, 28) : '') +
    glint('M20 56 V102', 3, 0.6);
  return { w: 60, h: 113, body };
}

/** Handled jug: laundry detergent, softener, bleach. */
export function jug(color, inside = null, cap = '#ff7d93', paper = lighten(color, 0.78)) {
  const body =
    path(
      'M20 26 H46 C48 34 78 36 80 52 V100 Q80 108 70 108 H16 Q6 108 6 100 V58 C6 40 18 38 20 26Z M56 46 C52 46 52 50 52 54 V72 C52 78 56 78 60 78 H64 C68 78 68 74 68 70 V56 C68 50 64 46 56 46Z',
      across(deepen(color, 0.24), color, lighten(color, 0.4), color, deepen(color, 0.28)),
      'fill-rule="evenodd"',
    ) +
    rect(17, 6, 32, 22, 4, round(cap)) +
    stroke('M23 10 V25 M29 10 V25 M35 10 V25 M41 10 V25', deepen(cap, 0.2), 1, 'opacity=".45"') +
    oval(30, 78, 19, 22, paper) +
    (inside ? within(inside, 15, 62, 30, 32) : '') +
    glint('M12 56 C11 70 11 84 12 98', 3.2, 0.6);
  return { w: 86, h: 109, body };
}

/** Refill with a spout in the corner. */
export function refill(color, inside = null, cap = '#ffffff') {
  const accent = lighten(color, 0.62);
  const body =
    path(
      'M6 12 H52 L70 28 C67 50 68 76 74 96 Q75 100 70 100 H8 Q3 100 4 96 C10 70 10 40 6 12Z',
      across(deepen(color, 0.22), color, lighten(color, 0.34), color, deepen(color, 0.24)),
    ) +
    path('M5.500 70 C28 60 50 80 71.500 66 L74 96 Q75 100 70 100 H8 Q3 100 4 96Z', accent, 'opacity=".85"') +
    rect(5, 7, 48, 8, 2, down(lighten(color, 0.4), color)) +
    `<g transform="translate(59 16) rotate(42)">${rect(-8, -12, 16, 12, 2.5, round(cap))}${rect(-6, 0, 12, 5, 1, round(mix(cap, color, 0.25)))}</g>` +
    oval(37, 54, 22, 23, '#fffdf8') +
    (inside ? within(inside, 20, 37, 34, 34) : '') +
    glint('M12 24 C13 46 12 64 10 86', 3.2, 0.5);
  return { w: 78, h: 101, body };
}

/** Small drinking-yoghurt or tonic bottle. */
export function vial(color, cap = '#e5484d', inside = null) {
  const body =
    path(
      'M10 14 C10 22 6 24 6 32 V44 Q10 50 6 56 V76 Q6 82 12 82 H28 Q34 82 34 76 V56 Q30 50 34 44 V32 C34 24 30 22 30 14Z',
      round(color, 0.7),
    ) +
    oval(20, 13, 11, 4, round(cap)) +
    rect(6, 36, 28, 20, 1, lighten(cap, 0.15)) +
    (inside ? oval(20, 46, 8.5, 8.5, '#fffdf8') + within(inside, 13, 39, 14, 14) : '') +
    glint('M10.500 30 V74', 2.4, 0.7);
  return { w: 40, h: 83, body };
}

/** Squat bottle with a wooden stopper and sticks. */
export function diffuser(liquid, sticks = '#b98a5c') {
  const body =
    stroke('M34 30 L20 2 M38 30 L36 -2 M42 30 L54 2 M40 30 L46 0', sticks, 2.2) +
    path('M28 34 H48 C50 44 66 46 66 60 V86 Q66 94 58 94 H18 Q10 94 10 86 V60 C10 46 26 44 28 34Z', glass('#e6eef8')) +
    path(
      'M11 62 Q38 68 65 62 V86 Q65 93 58 93 H18 Q11 93 11 86Z',
      across([0, deepen(liquid, 0.1), 0.9], [0.4, lighten(liquid, 0.4), 0.85], [1, deepen(liquid, 0.16), 0.9]),
    ) +
    rect(27, 26, 22, 10, 2, round('#c99a6a')) +
    rect(24, 62, 28, 20, 2, '#ffffff', 'opacity=".9"') +
    rect(30, 69, 16, 2.4, 1, deepen(liquid, 0.3), 'opacity=".7"') +
    glint('M16 60 V86', 3, 0.8);
  return { w: 76, h: 95, body };
}
