/** The three wide pictures of the shopping screen. The left stays calm, and so does the middle of the right edge: words and an arrow stand there. */
import { writeFileSync } from 'node:fs';
import { fading, slant } from './fills.mjs';
import { mascot } from './mascot.mjs';
import { make } from './registry.mjs';
import { raster, webp } from './render.mjs';
import { oval, path, rect } from './shapes.mjs';
import { put, sheet, sparkle, stand } from './sheet.mjs';

const W = 1120;
const H = 560;
const OUT = new URL('../web/public/art/', import.meta.url);

const ground = (from, to, hill, far) =>
  rect(0, 0, W, H, 0, slant(from, to)) +
  oval(930, 90, 250, 250, fading('#ffffff', 0.75)) +
  path(`M0 450 C220 380 420 420 640 400 C860 380 980 420 ${W} 380 V${H} H0Z`, far, 'opacity=".55"') +
  path(`M0 500 C260 450 520 480 720 462 C900 446 1020 470 ${W} 452 V${H} H0Z`, hill);

const BANNERS = [
  () =>
    ground('#e2f6dc', '#cdeee0', '#b5e0b4', '#c9ecc6') +
    stand(mascot('pink', 'greeting'), 856, 470, 330) +
    put(make('napa'), 722, 508, 184) +
    put(make('napa'), 990, 512, 168, { turn: 6 }) +
    put(make('radish'), 648, 516, 144, { turn: -8 }) +
    put(make('tub(red,chili)'), 836, 526, 118) +
    put(make('garlic'), 742, 530, 76) +
    put(make('chili'), 922, 530, 74) +
    put(make('garlic'), 1036, 530, 62) +
    put(make('scallion'), 1072, 522, 112, { turn: 8 }),
  () =>
    ground('#fff0cf', '#ffdfc4', '#ffcf8f', '#ffdfae') +
    stand(mascot('yellow', 'happy'), 864, 446, 320) +
    put(make('fruitbox(tangerine,orange)'), 830, 520, 164) +
    put(make('apple'), 986, 522, 100) +
    put(make('muscat'), 690, 512, 124) +
    put(make('strawberry'), 930, 534, 70) +
    put(make('peach'), 1058, 528, 78) +
    put(make('persimmon'), 744, 532, 66) +
    put(make('blueberries'), 634, 528, 62) +
    sparkle(664, 330, 1.8) +
    sparkle(1016, 150, 1.6),
  () =>
    ground('#dfe6ff', '#d3e9fb', '#bcccff', '#cbd8ff') +
    stand(mascot('blue', 'greeting'), 870, 462, 330) +
    put(make('rollpack(purple,2,4)'), 716, 512, 140) +
    put(make('jug(pink,flower,white)'), 990, 520, 156) +
    put(make('tissuebox(mint)'), 830, 530, 90) +
    put(make('roll'), 622, 520, 84) +
    put(make('wipes(aqua,drop)'), 928, 538, 62) +
    put(make('toothpaste(blue)'), 1062, 532, 44) +
    sparkle(1030, 150, 1.8, '#ffffff') +
    put(make('bubbles'), 722, 296, 70, { shadow: false }),
];

export async function drawBanners() {
  for (const [index, draw] of BANNERS.entries()) {
    const image = raster(sheet(W, H, draw()));
    writeFileSync(new URL(`banner-${index + 1}.webp`, OUT), await webp(image.clone(), 80));
    writeFileSync(new URL(`banner-${index + 1}-640.webp`, OUT), await webp(image.clone().resize(640), 78));
  }
}
