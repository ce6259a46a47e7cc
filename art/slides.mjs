/** The four scenes of the start screen, on nothing above and below: the sky and the page are the screen's own, in the light and in the dark. */
import { writeFileSync } from 'node:fs';
import { fading, glow, slant } from './fills.mjs';
import { mascot, openBox } from './mascot.mjs';
import { make } from './registry.mjs';
import { raster } from './render.mjs';
import { clipTo, oval, path, rect, shift, stroke } from './shapes.mjs';
import { heart, put, sheet, sparkle, stand } from './sheet.mjs';

const WIDTH = 1240;
const HEIGHT = 830;
const OUT = new URL('../web/public/art/', import.meta.url);

/** Scenes are drawn as on a phone 390 wide; a tablet sees more of the street on both sides. */
const PHONE = 390;
const SCALE = 2.05;
const TOP = 168;
const SIDE = (WIDTH / SCALE - PHONE) / 2;

const tower = (x, y, width, height, color, rows, columns) =>
  rect(x, y, width, height, 10, color) +
  Array.from({ length: rows * columns }, (_, nth) => {
    const [row, column] = [Math.floor(nth / columns), nth % columns];
    const left = x + 12 + (column * (width - 36)) / (columns - 1);
    return rect(left, y + 16 + row * 26, 12, 14, 3.5, '#ffffff', `opacity="${(row + column) % 3 === 1 ? 0.95 : 0.55}"`);
  }).join('');

const house = (x, y, width, height, wall, roof) => {
  const eaves = y + width * 0.35;
  return (
    path(
      `M${x} ${y + height} V${eaves} L${x + width / 2} ${y} L${x + width} ${eaves} V${y + height}Z`,
      wall,
      `stroke="${wall}" stroke-width="8" stroke-linejoin="round"`,
    ) +
    stroke(`M${x - 6} ${eaves + 1} L${x + width / 2} ${y - 4} L${x + width + 6} ${eaves + 1}`, roof, 9) +
    rect(x + width / 2 - 8, y + height * 0.53, 16, 18, 4, '#fff7dc')
  );
};

const tree = (x, y, size, color = '#a8dbb8') =>
  shift(
    x,
    y,
    rect(-3, 14, 6, 24, 3, '#b79a86') + oval(0, 0, 20, 24, color) + oval(-6, -7, 9, 10, '#ffffff', 'opacity=".28"'),
    { scale: size },
  );

/** Houses and hills; the lower hill ends in the curve that is the page. */
function street(body, halo = '#ffffff') {
  const [left, right] = [-SIDE, PHONE + SIDE];
  const hill = (crown, sides, color) => path(`M${left} ${sides} Q195 ${crown} ${right} ${sides} V640 H${left}Z`, color);
  const page = `<path d="M${left} 0 H${right} V572 Q195 482 ${left} 572Z"/>`;
  const scene =
    oval(195, 318, 180, 160, fading(halo, 0.95)) +
    tower(-106, 306, 74, 150, '#d3d6f8', 4, 3) +
    tower(-22, 286, 74, 160, '#cdd0f6', 4, 3) +
    tower(338, 262, 74, 180, '#c9cdf5', 5, 3) +
    tower(424, 296, 74, 160, '#d3d6f8', 4, 3) +
    house(44, 326, 70, 110, '#dcdcfb', '#b7b5ee') +
    house(276, 334, 66, 100, '#d8dbfa', '#b3b6ec') +
    tree(30, 404, 0.8) +
    tree(122, 396, 0.6, '#b6e2c2') +
    tree(262, 398, 0.62, '#b6e2c2') +
    tree(364, 410, 0.86) +
    tree(-58, 414, 0.7, '#b6e2c2') +
    tree(452, 412, 0.74, '#b6e2c2') +
    hill(362, 466, '#dfeedd') +
    hill(404, 502, '#cfe6cc') +
    body;
  return `<g transform="translate(${WIDTH / 2} 0) scale(${SCALE}) translate(${-PHONE / 2} ${-TOP})">${clipTo(page, scene)}</g>`;
}

/** Something drawn on 800 × 800, standing in the street. */
const shown = (size, foot, body) => shift(PHONE / 2 - 400 * size, foot - 800 * size, body, { scale: size });
const flying = (name, x, y, size, turn) => put(make(name), x + size / 2, y + size, size, { shadow: false, turn });
const friend = (color, mood, x, y, size) => put(mascot(color, mood), x + size / 2, y + size, size, { shadow: false });

const SLIDES = [
  () =>
    street(
      flying('apple', 88, 232, 62, -14) +
        flying('lettuce', 146, 176, 72, 6) +
        flying('tangerine', 240, 226, 54, 10) +
        flying('roll', 212, 268, 58, 12) +
        flying('egg', 132, 274, 44, -12) +
        put(openBox(), 195, 478, 216, { shadow: false }) +
        stroke(
          'M52 470 C 40 512 92 524 128 508 S 176 528 214 516 S 268 494 300 510 S 352 500 340 468',
          '#e0638c',
          4.6,
        ) +
        friend('pink', 'happy', -2, 358, 118) +
        friend('blue', 'greeting', 276, 360, 116) +
        friend('yellow', 'greeting', 62, 420, 104) +
        friend('mint', 'calm', 226, 424, 102),
    ),
  () => street(shown(0.4, 502, mapSlide())),
  () => street(shown(0.43, 512, chatSlide()), '#efeaff'),
  () =>
    street(
      put(make('house'), 195, 452, 110) +
        friend('yellow', 'happy', 34, 364, 150) +
        friend('mint', 'happy', 206, 364, 150) +
        put(make('gift'), 195, 506, 78) +
        heart(195, 268, 2.3, '#ff6f91') +
        heart(138, 232, 1.3, '#ffa3bf', -14) +
        heart(256, 226, 1.5, '#ff8aa8', 12) +
        heart(104, 300, 0.9, '#ffc0d2', -8) +
        heart(288, 300, 1, '#ffb0c6', 10) +
        sparkle(160, 330, 0.9) +
        sparkle(332, 350, 1.1) +
        sparkle(58, 348, 1),
      '#fff0f5',
    ),
];

/** Streets, a dashed circle, pins with what is being bought. */
function mapSlide() {
  const pin = (x, y, color, object, size = 1) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${oval(0, 4, 26, 8, '#2b2344', 'opacity=".18"')}${path('M0 0 C-22 -34 -52 -52 -52 -92 A52 52 0 0 1 52 -92 C52 -52 22 -34 0 0Z', slant('#ffffff', color))}${oval(0, -92, 40, 40, '#ffffff')}${put(make(object), 0, -66, 52, { shadow: false })}</g>`;
  const roads =
    'M-20 300 C180 280 300 360 820 300 M-20 560 C220 520 460 600 820 540 M220 -20 C240 220 180 520 240 820 M560 -20 C540 260 620 520 580 820 M-20 120 C240 160 520 100 820 160';
  return (
    oval(400, 400, 384, 384, '#ffffff') +
    clipTo(
      '<circle cx="400" cy="400" r="372"/>',
      rect(0, 0, 800, 800, 0, slant('#e6f4e2', '#e7ecff')) +
        path('M560 560 C640 520 760 560 820 540 V820 H540Z', '#c9ecc6') +
        path('M-20 100 C60 140 120 90 200 130 C210 200 190 260 180 290 H-20Z', '#cfe6fb') +
        stroke(roads, '#ffffff', 30) +
        stroke(roads, '#dfe4f6', 2, 'stroke-dasharray="14 16"') +
        [
          [270, 330, 90, 70],
          [390, 340, 130, 60],
          [280, 440, 110, 60],
          [630, 340, 90, 90],
          [420, 440, 90, 70],
          [100, 330, 70, 110],
          [290, 180, 110, 70],
          [440, 190, 80, 60],
          [640, 200, 80, 60],
        ]
          .map(([x, y, w, h]) => rect(x, y, w, h, 12, '#dfe3f7'))
          .join(''),
    ) +
    `<circle cx="400" cy="410" r="270" fill="#5849d0" fill-opacity=".1" stroke="#5849d0" stroke-width="6" stroke-dasharray="20 16" stroke-linecap="round"/>` +
    pin(226, 330, '#ff9c8f', 'apple', 1.05) +
    pin(590, 296, '#8fd0f2', 'roll', 1.05) +
    pin(252, 610, '#ffd45f', 'tin(tomato,peach)', 1) +
    pin(574, 604, '#b3a4ff', 'pan', 1) +
    pin(410, 226, '#7adfc5', 'napa', 0.9) +
    stand(mascot('pink', 'greeting'), 402, 512, 250)
  );
}

/** Bubbles without words, a sum shared by four, coins on their way. */
function chatSlide() {
  const bubble = (x, y, w, h, color, left, inner) =>
    `<g>${rect(x, y, w, h, 34, color)}${path(left ? `M${x + 34} ${y + h - 6} l-26 34 l58 -30Z` : `M${x + w - 34} ${y + h - 6} l26 34 l-58 -30Z`, color)}${inner}</g>`;
  const words = (x, y, w, color) => rect(x, y, w, 14, 7, color) + rect(x, y + 28, w * 0.64, 14, 7, color);
  const share = (x, color, paid) =>
    `<g transform="translate(${x} 430)">${rect(0, 0, 118, 128, 24, '#ffffff')}<svg x="27" y="14" width="64" height="64" viewBox="0 0 200 200">${mascot(color, 'calm', { avatar: true }).body}</svg>${paid ? rect(31, 92, 56, 22, 11, '#e2f6ed') + stroke('M51 103 l6 6 l11 -12', '#0e7a54', 5) : rect(31, 92, 56, 22, 11, '#eff0f4') + rect(45, 100, 28, 6, 3, '#a9adc9')}</g>`;
  const coin = (x, y, r) =>
    oval(x, y + r * 0.16, r, r, '#d9901a') +
    oval(x, y, r, r, glow(['#fff1b8', '#ffcf4a', '#f0a92a'])) +
    `<circle cx="${x}" cy="${y}" r="${r * 0.72}" fill="none" stroke="#e8a52a" stroke-width="${r * 0.1}"/>` +
    heart(x, y - r * 0.06, r / 30, '#e8a52a');
  return (
    bubble(
      120,
      128,
      300,
      122,
      '#ffffff',
      true,
      put(make('tangerine'), 186, 222, 72, { shadow: false }) + words(240, 168, 140, '#c7d2fe'),
    ) +
    bubble(404, 272, 276, 108, '#c7d2fe', false, words(440, 308, 130, '#8f80f4') + heart(632, 322, 1.9, '#ff6f91')) +
    `<rect x="132" y="404" width="536" height="180" rx="36" fill="#ffffff" fill-opacity=".55"/>` +
    share(150, 'pink', true) +
    share(278, 'yellow', true) +
    share(406, 'mint', true) +
    share(534, 'blue', false) +
    stand(mascot('pink', 'happy'), 196, 752, 190) +
    stand(mascot('blue', 'greeting'), 612, 752, 190) +
    coin(400, 676, 46) +
    coin(334, 712, 34) +
    coin(470, 714, 34) +
    sparkle(396, 606, 1.6)
  );
}

export async function drawSlides() {
  for (const [index, draw] of SLIDES.entries()) {
    const file = await raster(sheet(WIDTH, HEIGHT, draw()))
      .webp({ quality: 76, alphaQuality: 80, effort: 6, smartSubsample: true })
      .toBuffer();
    writeFileSync(new URL(`slide-${index + 1}.webp`, OUT), file);
  }
}
