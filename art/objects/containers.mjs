/** Boxes, jars and bottles for food. */
import { across, down, face, glass, metal, round, slant } from '../fills.mjs';
import { clipTo, drum, glint, oval, path, rect, shift, stroke, within } from '../shapes.mjs';
import { deepen, lighten } from '../tints.mjs';

export function tumbler(color = '#7a8cf0', lid = '#3c3a46', straw = null) {
  const body =
    drum(6, 26, 44, 34, 80, 7, round(color)) +
    drum(4, 16, 48, 46, 10, 7, round(lid)) +
    oval(28, 16, 24, 7, slant(lighten(lid, 0.45), lid)) +
    rect(20, 12, 14, 5, 2.5, lighten(lid, 0.3)) +
    drum(11, 98, 34, 33, 9, 6, metal()) +
    glint('M13 36 L17 94', 3.6, 0.6);
  if (!straw) return { w: 56, h: 116, body };
  return {
    w: 56,
    h: 146,
    body: shift(
      0,
      30,
      body + stroke('M30 14 L38 -26', straw, 5.5) + stroke('M29 13 L37 -26', lighten(straw, 0.6), 1.6),
    ),
  };
}

export function thermos(color = '#5fb98a', cap = '#f4f5fa') {
  return {
    w: 50,
    h: 118,
    body:
      rect(6, 34, 38, 82, 9, round(color)) +
      rect(9, 6, 32, 26, 6, round(cap)) +
      rect(8, 30, 34, 6, 1, metal()) +
      rect(6, 98, 38, 6, 0, metal()) +
      glint('M12 42 V94', 3.6, 0.6) +
      glint('M14.500 11 V27', 2.6, 0.8),
  };
}

export function sportBottle(color = '#5aa7ef', cap = '#3c3a46') {
  return {
    w: 54,
    h: 116,
    body:
      path('M22 12 C22 2 34 2 34 12', 'none', `stroke="${cap}" stroke-width="5"`) +
      path(
        'M8 44 C8 36 14 34 14 28 H40 C40 34 46 36 46 44 V106 Q46 114 38 114 H16 Q8 114 8 106Z',
        across(
          [0, color, 0.9],
          [0.25, lighten(color, 0.75), 0.75],
          [0.6, lighten(color, 0.35), 0.75],
          [1, deepen(color, 0.15), 0.92],
        ),
      ) +
      path('M9 62 Q27 68 45 62 V106 Q45 113 38 113 H16 Q9 113 9 106Z', lighten(color, 0.35), 'opacity=".8"') +
      rect(12, 13, 30, 16, 4, round(cap)) +
      stroke('M34 70 h7 M36 80 h5 M34 90 h7 M36 100 h5', '#ffffff', 1.8, 'opacity=".9"') +
      glint('M13.500 46 V104', 3, 0.8),
  };
}

export function pitcher(liquid = '#cfeaf7', lid = '#5aa7ef') {
  return {
    w: 88,
    h: 108,
    body:
      path('M62 30 C88 28 88 82 62 82', 'none', `stroke="${lid}" stroke-width="8"`) +
      path('M10 22 L14 100 Q14 106 21 106 H55 Q62 106 62 100 L66 22Z', glass('#d9ecf8')) +
      path(
        'M12 48 Q38 56 64.500 48 L62 100 Q62 106 55 106 H21 Q14 106 14 100Z',
        across([0, liquid, 0.9], [0.3, lighten(liquid, 0.5), 0.8], [1, deepen(liquid, 0.12), 0.9]),
      ) +
      path('M6 22 Q6 12 16 12 H60 Q70 12 70 22 Z', down(lighten(lid, 0.35), lid)) +
      glint('M18 32 L21 96', 3.4, 0.8),
  };
}

/** Food box: clear side, coloured lid with clips. */
export function container(lid = '#7fc9b0', food = null, { h = 44, w = 104, clear = '#dcecf6' } = {}) {
  return {
    w,
    h: h + 24,
    body:
      path(
        `M8 18 H${w - 8} L${w - 13} ${h + 16} Q${w - 14} ${h + 22} ${w - 20} ${h + 22} H20 Q14 ${h + 22} 13 ${h + 16}Z`,
        across([0, clear, 0.95], [0.25, '#ffffff', 0.75], [0.7, clear, 0.7], [1, deepen(clear, 0.12), 0.95]),
      ) +
      (food
        ? clipTo(
            path(`M10 18 H${w - 10} L${w - 15} ${h + 19} H15Z`, '#000'),
            within(food, 16, h * 0.3, w - 32, h * 0.72, { centre: false }),
          ) +
          path(
            `M8 18 H${w - 8} L${w - 13} ${h + 16} Q${w - 14} ${h + 22} ${w - 20} ${h + 22} H20 Q14 ${h + 22} 13 ${h + 16}Z`,
            slant([0, '#ffffff', 0.5], [0.35, '#ffffff', 0.06], [0.6, '#ffffff', 0.24], [1, '#ffffff', 0.04]),
          )
        : '') +
      rect(3, 5, w - 6, 15, 5, down(lighten(lid, 0.45), lid, deepen(lid, 0.18))) +
      rect(12, 14, 14, 16, 3, face(lid)) +
      rect(w - 26, 14, 14, 16, 3, face(lid)) +
      glint(`M${w * 0.16} 34 L${w * 0.19} ${h + 12}`, 3, 0.8),
  };
}

export function roundContainer(lid = '#f2a3b8', food = null) {
  return {
    w: 84,
    h: 74,
    body:
      drum(8, 20, 68, 60, 44, 9, glass('#dcecf6')) +
      (food
        ? within(food, 16, 24, 52, 42, { centre: false }) +
          drum(8, 20, 68, 60, 44, 9, slant([0, '#ffffff', 0.5], [0.4, '#ffffff', 0.06], [1, '#ffffff', 0.2]))
        : '') +
      drum(4, 12, 76, 75, 9, 10, round(lid)) +
      oval(42, 12, 38, 10, slant(lighten(lid, 0.5), lid)) +
      `<ellipse cx="42" cy="12" rx="29" ry="7" fill="none" stroke="${deepen(lid, 0.15)}" stroke-width="1.600" opacity=".6"/>` +
      glint('M15 32 L18 60', 3, 0.8),
  };
}

export function lunchbox(color = '#8f9ff0', tiers = 2) {
  const tier = (y, c) =>
    rect(8, y, 88, 25, 6, across(deepen(c, 0.12), lighten(c, 0.12), lighten(c, 0.4), c, deepen(c, 0.2))) +
    rect(8, y, 88, 4, 3, '#ffffff', 'opacity=".45"');
  const foot = 26 + tiers * 25;
  return {
    w: 104,
    h: foot + 2,
    body:
      Array.from({ length: tiers }, (_, i) => tier(24 + i * 25, i % 2 ? lighten(color, 0.55) : color)).join('') +
      path('M4 25 Q4 8 16 8 H88 Q100 8 100 25Z', down('#ffffff', lighten(color, 0.72))) +
      rect(3, 20, 98, 7, 3.5, lighten(color, 0.5)) +
      rect(14, 17, 11, foot - 22, 4, face(deepen(color, 0.22))) +
      oval(62, 15, 9, 4, lighten(color, 0.3)) +
      glint('M36 13 H46', 2.4, 0.9),
  };
}

export const glassJar = (food = null, lid = '#d9a86c') => ({
  w: 64,
  h: 86,
  body:
    drum(4, 18, 56, 54, 58, 8, glass('#d9ecf8')) +
    (food
      ? within(food, 9, 30, 46, 48, { centre: false }) +
        drum(
          4,
          18,
          56,
          54,
          58,
          8,
          slant([0, '#ffffff', 0.5], [0.4, '#ffffff', 0.06], [0.6, '#ffffff', 0.2], [1, '#ffffff', 0.02]),
        )
      : '') +
    drum(6, 8, 52, 52, 12, 7, round(lid)) +
    oval(32, 8, 26, 7, slant(lighten(lid, 0.45), lid)) +
    glint('M10 30 V70', 3, 0.9),
});

export const spiceRack = (fills = ['#c0392b', '#8a9a3a', '#e0a030', '#3c3a46']) => ({
  w: 118,
  h: 84,
  body:
    fills
      .map((c, i) =>
        shift(
          6 + i * 27,
          6,
          drum(2, 16, 22, 22, 48, 4, glass('#dcecf6')) +
            drum(3.5, 28, 19, 19, 35, 3.5, round(c)) +
            drum(1, 6, 24, 24, 12, 4, metal('#c9cdd9')) +
            oval(13, 6, 12, 4, '#f4f5fa'),
        ),
      )
      .join('') + rect(0, 62, 118, 20, 4, down('#f0cd98', '#d9a86c', '#b07d45')),
});

export const kimchiBox = (food, lid = '#e9ebf2') => container(lid, food, { h: 60, w: 104, clear: '#f3dcd8' });
