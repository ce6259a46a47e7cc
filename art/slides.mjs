/** The four pictures of the start screen, on nothing, so that they stand on a light and on a dark page. */
import { writeFileSync } from 'node:fs';
import { down, glow, slant } from './fills.mjs';
import { mascot, openBox } from './mascot.mjs';
import { make } from './registry.mjs';
import { raster } from './render.mjs';
import { oval, path, rect, stroke } from './shapes.mjs';
import { cloud, heart, put, sheet, sparkle, stand } from './sheet.mjs';

const SIZE = 800;
const OUT = new URL('../web/public/art/', import.meta.url);

/** A round window onto the neighbourhood. */
function neighbourhood(from = '#d9e1ff', to = '#f1f3ff', hill = '#ffffff') {
  const house = (x, y, w, h, color) =>
    rect(x, y, w, h, 14, color) +
    [0, 1]
      .flatMap((row) =>
        [0, 1].map((column) =>
          rect(x + w * 0.2 + column * w * 0.36, y + 24 + row * 44, w * 0.22, 26, 6, '#ffffff', 'opacity=".75"'),
        ),
      )
      .join('');
  return (
    `<clipPath id="window"><circle cx="400" cy="400" r="372"/></clipPath><g clip-path="url(#window)">` +
    rect(0, 0, SIZE, SIZE, 0, down(from, to)) +
    cloud(180, 190, 1.1) +
    cloud(622, 132, 0.9) +
    house(60, 330, 130, 260, '#c3cdfb') +
    house(176, 400, 110, 200, '#d2daff') +
    house(560, 372, 120, 220, '#cfd7ff') +
    house(668, 300, 120, 300, '#bfc9fa') +
    path('M0 600 C200 540 380 590 520 566 C640 546 740 576 800 556 V800 H0Z', hill, 'opacity=".85"') +
    path('M0 668 C220 626 460 656 800 634 V800 H0Z', '#e9ecff') +
    '</g>'
  );
}

const SLIDES = [
  () =>
    neighbourhood() +
    put(make('lettuce'), 400, 250, 130, { shadow: false }) +
    put(make('apple'), 278, 318, 116, { shadow: false, turn: -12 }) +
    put(make('tangerine'), 522, 306, 96, { shadow: false, turn: 12 }) +
    put(make('egg'), 340, 400, 84, { shadow: false, turn: -8 }) +
    put(make('roll'), 470, 400, 104, { shadow: false, turn: 10 }) +
    put(openBox(), 400, 668, 430) +
    stand(mascot('pink', 'happy'), 158, 640, 230) +
    stand(mascot('blue', 'greeting'), 648, 640, 230) +
    stand(mascot('yellow', 'greeting'), 244, 736, 210) +
    stand(mascot('mint'), 560, 736, 210),
  () => mapSlide(),
  () => chatSlide(),
  () =>
    neighbourhood('#ffe3ec', '#fff4f7') +
    put(make('house'), 400, 590, 230) +
    stand(mascot('yellow', 'happy'), 206, 700, 290) +
    stand(mascot('mint', 'happy'), 596, 700, 290) +
    put(make('gift'), 400, 690, 150) +
    heart(400, 300, 4.2, '#ff6f91') +
    heart(300, 222, 2.4, '#ffa3bf', -14) +
    heart(508, 216, 2.8, '#ff8aa8', 12) +
    heart(244, 330, 1.6, '#ffc0d2', -8) +
    heart(566, 330, 1.8, '#ffb0c6', 10) +
    sparkle(330, 420, 1.6) +
    sparkle(690, 380, 2) +
    sparkle(110, 400, 1.8),
];

/** Streets, a dashed circle, pins with what is being bought. */
function mapSlide() {
  const pin = (x, y, color, object, size = 1) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${oval(0, 4, 26, 8, '#2b2344', 'opacity=".18"')}${path('M0 0 C-22 -34 -52 -52 -52 -92 A52 52 0 0 1 52 -92 C52 -52 22 -34 0 0Z', slant('#ffffff', color))}${oval(0, -92, 40, 40, '#ffffff')}${put(make(object), 0, -66, 52, { shadow: false })}</g>`;
  const roads =
    'M-20 300 C180 280 300 360 820 300 M-20 560 C220 520 460 600 820 540 M220 -20 C240 220 180 520 240 820 M560 -20 C540 260 620 520 580 820 M-20 120 C240 160 520 100 820 160';
  return (
    `<clipPath id="window"><circle cx="400" cy="400" r="372"/></clipPath><g clip-path="url(#window)">` +
    rect(0, 0, SIZE, SIZE, 0, slant('#e6f4e2', '#e7ecff')) +
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
      .join('') +
    '</g>' +
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
    neighbourhood('#e4e0ff', '#f4f2ff') +
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
    const file = await raster(sheet(SIZE, SIZE, draw()))
      .webp({ quality: 80, alphaQuality: 90, effort: 6, smartSubsample: true })
      .toBuffer();
    writeFileSync(new URL(`slide-${index + 1}.webp`, OUT), file);
  }
}
