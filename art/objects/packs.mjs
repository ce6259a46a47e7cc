/** Packaging without words: a colour, a band, and a picture of what is inside. */
import { across, down, face, glass, round, slant } from '../fills.mjs';
import { clipTo, drum, glint, oval, path, rect, stroke, within } from '../shapes.mjs';
import { deepen, lighten } from '../tints.mjs';

const badge = (cx, cy, rx, ry, inside, paper = '#fffdf8') =>
  oval(cx, cy, rx, ry, paper) + (inside ? within(inside, cx - rx * 0.8, cy - ry * 0.8, rx * 1.6, ry * 1.6) : '');

export function pouch(color, inside, accent = lighten(color, 0.62)) {
  const shape = 'M10 8 H68 Q70 8 70 10 C67 34 67 70 74 96 Q75 100 70 100 H8 Q3 100 4 96 C11 70 11 34 8 10 Q8 8 10 8Z';
  const body =
    path(shape, across(deepen(color, 0.22), color, lighten(color, 0.3), color, deepen(color, 0.24))) +
    clipTo(
      path(shape, '#000'),
      path('M0 66 C26 58 52 74 78 62 V104 H0Z', accent, 'opacity=".9"') +
        path('M0 88 Q39 78 78 88 V104 H0Z', deepen(color, 0.25), 'opacity=".18"'),
    ) +
    rect(8, 3, 62, 10, 2, down(lighten(color, 0.35), color)) +
    stroke('M12 6 H66 M12 9.500 H66', deepen(color, 0.2), 0.7, 'opacity=".5"') +
    badge(39, 50, 24, 25, inside) +
    glint('M15 22 C17 42 16 62 13 84', 3.4, 0.5) +
    glint('M64 24 C62 36 62 44 62.500 52', 2, 0.35);
  return { w: 78, h: 101, body };
}

export function bag(color, inside, accent = lighten(color, 0.55)) {
  const zig = (y, dir) =>
    Array.from({ length: 13 }, (_, i) => `L${6 + i * 5.5} ${y + (i % 2 ? dir * 3 : 0)}`).join(' ');
  const shape = `M6 8 ${zig(8, -1)} L72 8 C80 30 80 74 72 98 ${Array.from({ length: 13 }, (_, i) => `L${72 - i * 5.5} ${98 + (i % 2 ? 3 : 0)}`).join(' ')} L6 98 C-2 74 -2 30 6 8Z`;
  const body =
    path(shape, across(deepen(color, 0.25), color, lighten(color, 0.38), color, deepen(color, 0.28))) +
    clipTo(
      path(shape, '#000'),
      path('M-4 70 C20 60 58 84 84 66 V106 H-4Z', accent, 'opacity=".88"') +
        rect(-4, 4, 88, 11, 0, '#ffffff', 'opacity=".28"') +
        rect(-4, 90, 88, 14, 0, deepen(color, 0.5), 'opacity=".14"'),
    ) +
    badge(39, 50, 26, 26, inside) +
    glint('M11 24 C7 42 7 58 10 78', 3.6, 0.55) +
    glint('M66 22 C69 32 69 40 68.500 48', 2.2, 0.4);
  return { w: 78, h: 102, body };
}

export function sack(color, inside, accent = '#fff7e6') {
  const shape = 'M9 16 C6 40 2 70 5 98 Q6 106 14 106 H70 Q78 106 79 98 C82 70 78 40 75 16Z';
  const body =
    path(shape, across(deepen(accent, 0.16), accent, lighten(accent, 0.6), accent, deepen(accent, 0.18))) +
    clipTo(
      path(shape, '#000'),
      rect(0, 30, 84, 54, 0, across(deepen(color, 0.25), color, lighten(color, 0.28), color, deepen(color, 0.25))) +
        rect(0, 33, 84, 1.6, 0, '#fff', 'opacity=".55"') +
        rect(0, 79, 84, 1.6, 0, '#fff', 'opacity=".55"'),
    ) +
    path('M9 17 C28 22 56 22 75 17 L78 6 C58 11 26 11 6 6Z', down(lighten(accent, 0.4), deepen(accent, 0.14))) +
    stroke('M9 12 C30 16.500 54 16.500 75 12', deepen(color, 0.1), 1.6, 'stroke-dasharray="3 2.600" opacity=".7"') +
    badge(42, 57, 23, 23, inside) +
    glint('M12 34 C10 52 8 72 10 92', 3, 0.45);
  return { w: 84, h: 107, body };
}

export function box(color, inside, accent = lighten(color, 0.7)) {
  const body =
    path('M66 14 L82 5 V87 L66 100Z', down(deepen(color, 0.28), deepen(color, 0.42))) +
    path('M4 14 L22 5 H82 L66 14Z', lighten(color, 0.35)) +
    rect(4, 14, 62, 86, 1.5, face(color)) +
    path('M4 68 C22 58 46 78 66 64 V100 H4Z', accent, 'opacity=".85"') +
    badge(35, 50, 23, 23, inside) +
    glint('M9 20 V62', 2.4, 0.5);
  return { w: 86, h: 101, body };
}

/** A low wide carton: cereal bars, gloves, tea bags, cling film. */
export function flatbox(color, inside, accent = lighten(color, 0.7)) {
  const body =
    path('M96 18 L114 6 V54 L96 68Z', down(deepen(color, 0.26), deepen(color, 0.4))) +
    path('M4 18 L26 6 H114 L96 18Z', lighten(color, 0.38)) +
    rect(4, 18, 92, 50, 1.5, face(color)) +
    path('M4 52 C30 42 70 62 96 48 V68 H4Z', accent, 'opacity=".85"') +
    badge(50, 43, 20, 19, inside) +
    glint('M8 24 V48', 2.2, 0.5);
  return { w: 118, h: 69, body };
}

export function carton(color, inside, accent = '#ffffff') {
  const body =
    path('M50 30 L62 24 V98 L50 104Z', down(deepen(accent, 0.16), deepen(accent, 0.28))) +
    rect(6, 30, 44, 74, 1, across(deepen(accent, 0.06), accent)) +
    path('M6 30 L14 12 H56 L50 30Z', down(lighten(color, 0.2), color)) +
    path('M50 30 L56 12 L62 24Z', deepen(color, 0.3)) +
    rect(13, 3, 44, 10, 1.5, down(lighten(color, 0.4), lighten(color, 0.1))) +
    path('M6 74 C20 66 36 82 50 72 V104 H6Z', color) +
    path('M50 72 L62 66 V98 L50 104Z', deepen(color, 0.32)) +
    badge(28, 56, 16, 17, inside, '#ffffff00') +
    glint('M10 36 V66', 2.2, 0.9);
  return { w: 66, h: 105, body };
}

export function tin(color, inside) {
  const body =
    drum(6, 12, 60, 60, 72, 8, round(color)) +
    drum(6, 76, 60, 60, 8, 8, tinRim()) +
    oval(36, 12, 30, 8, slant('#f2f3f8', '#b9bdcc')) +
    oval(36, 12, 25, 6, slant('#cfd2de', '#eef0f6')) +
    stroke('M30 12 a6 2.600 0 1 0 12 0', '#9297a8', 1.6) +
    clipTo(oval(36, 49, 21, 23, '#000'), oval(36, 49, 21, 23, '#fffdf8')) +
    (inside ? within(inside, 20, 32, 32, 34) : '') +
    path('M6 22 A30 8 0 0 0 66 22 V26 A30 8 0 0 1 6 26Z', '#ffffff', 'opacity=".4"') +
    glint('M13 30 V72', 3, 0.45);
  return { w: 72, h: 93, body };
}
const tinRim = () => across('#8d92a4', '#e9ebf2', '#ffffff', '#c4c8d5', '#8d92a4');

export function tuna(color, inside) {
  const body =
    drum(4, 14, 80, 76, 28, 10, round(color)) +
    path('M4 17 A40 10 0 0 0 84 17 V23 A40 10 0 0 1 4 23Z', '#ffffff', 'opacity=".55"') +
    oval(44, 14, 40, 11, slant('#fbfbfe', '#b4b8c8')) +
    oval(44, 14, 34, 8.5, face(lighten(color, 0.25))) +
    (inside ? within(inside, 26, 6, 36, 15) : '') +
    glint('M14 30 V40', 3, 0.5) +
    stroke('M60 12 a7 2.600 0 1 1 .1 4', '#e9ebf2', 1.8);
  return { w: 88, h: 53, body };
}

/** Luncheon meat: a rounded block of a can. */
export function hamcan(color, inside) {
  const body =
    path('M4 16 Q4 8 14 8 H74 Q84 8 84 16 V58 Q84 66 74 66 H14 Q4 66 4 58Z', round(color)) +
    path('M4 16 Q4 4 16 4 H72 Q84 4 84 16 Q84 22 72 22 H16 Q4 22 4 16Z', slant('#ffffff', '#b5b9c9')) +
    path('M10 14 Q10 8 18 8 H70 Q78 8 78 14 Q78 18 70 18 H18 Q10 18 10 14Z', slant('#d5d8e3', '#f3f4f8')) +
    stroke('M38 13 a6 2.400 0 1 0 12 0', '#9297a8', 1.6) +
    badge(44, 44, 19, 17, inside) +
    glint('M11 28 V56', 3, 0.5);
  return { w: 88, h: 67, body };
}

export function drinkcan(color, inside) {
  const body =
    drum(10, 8, 32, 44, -4, 4, '#c9cdd9') +
    path('M8 16 C8 10 12 7 14 6 H42 C44 7 48 10 48 16 V86 C48 90 44 93 42 94 H14 C12 93 8 90 8 86Z', round(color)) +
    oval(28, 6.5, 15, 3.6, slant('#ffffff', '#aeb3c4')) +
    oval(28, 6.5, 12, 2.6, '#c5c9d6') +
    oval(27, 6.2, 4, 1.2, '#8d92a4') +
    path('M8 62 C20 54 36 72 48 60 V80 C36 88 20 76 8 82Z', '#ffffff', 'opacity=".5"') +
    badge(28, 44, 14, 15, inside) +
    glint('M13.500 18 V84', 3, 0.6) +
    path('M11 91 A17 5 0 0 0 45 91 L42 94.500 A14 3 0 0 1 14 94.500Z', '#aeb3c4');
  return { w: 56, h: 98, body };
}

/** Square tub with a lid: pastes, kimchi, side dishes. */
export function tub(color, inside, lid = lighten(color, 0.2)) {
  const body =
    path(
      'M8 24 H92 L87 82 Q86 88 80 88 H20 Q14 88 13 82Z',
      across(deepen(color, 0.24), color, lighten(color, 0.32), color, deepen(color, 0.26)),
    ) +
    rect(3, 8, 94, 19, 7, down(lighten(lid, 0.45), lid, deepen(lid, 0.2))) +
    stroke('M8 15 H92', '#ffffff', 1.6, 'opacity=".6"') +
    path('M10 60 C36 50 62 72 91 58 L87 82 Q86 88 80 88 H20 Q14 88 13 82Z', '#ffffff', 'opacity=".32"') +
    badge(50, 57, 24, 22, inside) +
    glint('M15 34 L19 76', 3, 0.45);
  return { w: 100, h: 89, body };
}

/** Round tub: yoghurt, ice cream, butter spread. */
export function cuptub(color, inside, lid = '#f4f5fa') {
  const body =
    drum(6, 18, 64, 50, 54, 8, round(color)) +
    path('M8.500 40 A30 8 0 0 0 67.500 40 L64.500 58 A28 8 0 0 1 11.500 58Z', '#ffffff', 'opacity=".5"') +
    drum(3, 11, 70, 68, 9, 9, round(lid)) +
    oval(38, 11, 35, 9, slant('#ffffff', deepen(lid, 0.12))) +
    oval(38, 11, 29, 6.5, slant(deepen(lid, 0.06), '#ffffff')) +
    badge(38, 50, 19, 20, inside) +
    glint('M15 30 L19 66', 3, 0.45);
  return { w: 76, h: 82, body };
}

export function cupnoodle(color, inside) {
  const body =
    drum(7, 12, 72, 54, 76, 8, round('#fbfaf7', 0.6)) +
    path('M8.600 26 A35 8 0 0 0 77.400 26 L70.500 74 A28 8 0 0 1 15.500 74Z', round(color)) +
    drum(4, 10, 78, 76, 5, 9, '#e8e6ee') +
    oval(43, 10, 39, 9, slant('#ffffff', '#d9d6e4')) +
    path('M72 5 q14 -5 16 4 q-6 4 -14 4Z', '#f5f3fa') +
    badge(43, 56, 22, 22, inside) +
    glint('M16 34 L21 76', 3.4, 0.5);
  return { w: 88, h: 97, body };
}

export function jar(content, inside, lid = '#f0b64a') {
  const body =
    drum(6, 24, 60, 58, 62, 8, glass()) +
    drum(9, 34, 54, 53, 50, 7, round(content, 0.8)) +
    oval(36, 34, 27, 6.5, lighten(content, 0.3)) +
    drum(8, 10, 56, 56, 13, 7, round(lid)) +
    oval(36, 10, 28, 7, slant(lighten(lid, 0.5), lid)) +
    (inside ? rect(16, 48, 40, 32, 5, '#fffdf8') + within(inside, 20, 50, 32, 28) : '') +
    glint('M11 36 V80', 3.4, 0.75) +
    glint('M61 40 V60', 2, 0.5);
  return { w: 72, h: 95, body };
}

export function tube(color, cap = '#ffffff', inside = null) {
  const body =
    path(
      'M10 6 H58 C58 40 52 66 48 84 H20 C16 66 10 40 10 6Z',
      across(deepen(color, 0.2), color, lighten(color, 0.45), color, deepen(color, 0.24)),
    ) +
    rect(8, 2, 52, 7, 1.5, down(lighten(color, 0.4), color)) +
    path(
      'M11.500 38 C26 30 42 48 56.500 36 C55 50 53 62 51 70 C40 76 28 66 17 72 C14 60 12.500 50 11.500 38Z',
      '#ffffff',
      'opacity=".55"',
    ) +
    (inside ? badge(34, 34, 14, 15, inside) : '') +
    rect(18, 84, 32, 15, 3, round(cap)) +
    stroke('M24 86 V97 M30 86 V97 M36 86 V97 M42 86 V97', deepen(cap, 0.2), 0.9, 'opacity=".5"') +
    glint('M16 14 C17 36 20 56 23 74', 3, 0.6);
  return { w: 68, h: 100, body };
}
