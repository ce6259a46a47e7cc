/** The three wide pictures of the shopping screen. The left stays calm: words stand there. */
import { writeFileSync } from 'node:fs';
import { mascot } from './mascot.mjs';
import { glow, oval, path, rect, slant } from './paint.mjs';
import { make } from './registry.mjs';
import { raster, webp } from './render.mjs';
import { put, sheet, sparkle, stand } from './sheet.mjs';

const W = 1120;
const H = 560;
const OUT = new URL('../../web/public/art/', import.meta.url);

const ground = (from, to, hill, far) =>
  rect(0, 0, W, H, 0, slant(from, to)) +
  oval(
    930,
    90,
    250,
    250,
    glow(
      [
        [0, '#ffffff', 0.75],
        [1, '#ffffff', 0],
      ],
      { cx: 0.5, cy: 0.5, r: 0.5 },
    ),
  ) +
  path(`M0 450 C220 380 420 420 640 400 C860 380 980 420 ${W} 380 V${H} H0Z`, far, 'opacity=".55"') +
  path(`M0 500 C260 450 520 480 720 462 C900 446 1020 470 ${W} 452 V${H} H0Z`, hill);

const BANNERS = [
  () =>
    ground('#e2f6dc', '#cdeee0', '#b5e0b4', '#c9ecc6') +
    stand(mascot('pink', 'greeting'), 930, 470, 340) +
    put(make('napa'), 770, 508, 200) +
    put(make('napa'), 1052, 512, 176, { turn: 6 }) +
    put(make('radish'), 690, 516, 168, { turn: -8 }) +
    put(make('tub(red,chili)'), 900, 526, 118) +
    put(make('garlic'), 798, 530, 76) +
    put(make('chili'), 990, 530, 74) +
    put(make('garlic'), 620, 528, 62) +
    put(make('scallion'), 558, 520, 130, { turn: 8 }),
  () =>
    ground('#fff0cf', '#ffdfc4', '#ffcf8f', '#ffdfae') +
    stand(mascot('yellow', 'happy'), 960, 446, 320) +
    put(make('fruitbox(tangerine,orange)'), 860, 520, 170) +
    put(make('apple'), 1040, 522, 100) +
    put(make('muscat'), 700, 512, 130) +
    put(make('strawberry'), 984, 534, 70) +
    put(make('peach'), 628, 524, 92) +
    put(make('persimmon'), 766, 532, 66) +
    put(make('blueberries'), 556, 526, 70) +
    sparkle(720, 330, 2) +
    sparkle(1088, 210, 1.6),
  () =>
    ground('#dfe6ff', '#d3e9fb', '#bcccff', '#cbd8ff') +
    stand(mascot('blue', 'greeting'), 950, 462, 330) +
    put(make('rollpack(purple,2,4)'), 770, 512, 176) +
    put(make('jug(pink,flower,white)'), 1062, 520, 168) +
    put(make('tissuebox(mint)'), 890, 530, 96) +
    put(make('roll'), 648, 520, 104) +
    put(make('wipes(aqua,drop)'), 992, 538, 62) +
    put(make('toothpaste(blue)'), 560, 528, 44) +
    sparkle(690, 320, 1.8, '#ffffff') +
    put(make('bubbles'), 700, 300, 74, { shadow: false }),
];

export async function drawBanners() {
  for (const [index, draw] of BANNERS.entries()) {
    const image = raster(sheet(W, H, draw()));
    writeFileSync(new URL(`banner-${index + 1}.webp`, OUT), await webp(image.clone(), 80));
    writeFileSync(new URL(`banner-${index + 1}-640.webp`, OUT), await webp(image.clone().resize(640), 78));
  }
}
