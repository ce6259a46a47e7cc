/** What a home screen and a shared link show. */
import { writeFileSync } from 'node:fs';
import { fading, slant } from './fills.mjs';
import { mascot, openBox } from './mascot.mjs';
import { make } from './registry.mjs';
import { raster } from './render.mjs';
import { oval, path, rect } from './shapes.mjs';
import { cloud, put, sheet, sparkle, stand } from './sheet.mjs';

const OUT = new URL('../web/public/', import.meta.url);
const purple = (w, h, radius) => rect(0, 0, w, h, radius, slant('#7868ea', '#5849d0', '#4737bb'));
const light = (x, y, r) => oval(x, y, r, r, fading('#ffffff', 0.28));

/** The face fills a normal icon; a maskable one keeps it inside the safe circle. */
const icon = (size, height, radius) =>
  sheet(
    size,
    size,
    purple(size, size, radius) +
      light(size * 0.3, size * 0.2, size * 0.6) +
      put(mascot('yellow', 'happy', { ground: false }), size / 2, size * 0.5 + height * 0.5, height, { shadow: false }),
  );

/** For the status bar and themed icons, which take the shape alone: the ball, its curl and its face cut out. */
const mono = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="18 0 164 184"><mask id="face"><circle cx="100" cy="108" r="66" fill="#fff"/><g fill="none" stroke="#000" stroke-width="10" stroke-linecap="round"><path d="M62 104 Q73 90 84 104 M116 104 Q127 90 138 104 M82 128 Q100 148 118 128"/></g></mask><path d="M102 46 C 98 22 108 11 120 14 C 133 18 131 35 119 33" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round"/><rect x="18" width="164" height="184" fill="#fff" mask="url(#face)"/></svg>`;

const shared = () =>
  sheet(
    1200,
    630,
    purple(1200, 630, 0) +
      light(600, 200, 620) +
      cloud(200, 130, 1.2, 0.14) +
      cloud(1010, 110, 1, 0.14) +
      path('M0 510 C260 440 520 480 760 458 C960 440 1090 466 1200 448 V630 H0Z', '#6f60e6') +
      path('M0 560 C300 510 620 540 1200 512 V630 H0Z', '#8273ee') +
      put(make('lettuce'), 600, 186, 110, { shadow: false }) +
      put(make('apple'), 492, 240, 96, { shadow: false, turn: -12 }) +
      put(make('tangerine'), 706, 232, 82, { shadow: false, turn: 12 }) +
      put(make('egg'), 548, 300, 70, { shadow: false }) +
      put(make('roll'), 658, 302, 84, { shadow: false, turn: 10 }) +
      put(openBox(), 600, 540, 370) +
      stand(mascot('pink', 'happy'), 330, 540, 250) +
      stand(mascot('blue', 'greeting'), 868, 540, 250) +
      stand(mascot('yellow', 'greeting'), 180, 580, 210) +
      stand(mascot('mint', 'calm'), 1020, 580, 210) +
      sparkle(420, 130, 2) +
      sparkle(790, 120, 1.8),
  );

export async function drawIcons() {
  const png = (svg, size) => raster(svg).resize(size).png({ palette: true, quality: 90, effort: 10 }).toBuffer();
  writeFileSync(new URL('icon-192.png', OUT), await png(icon(512, 440, 112), 192));
  writeFileSync(new URL('icon-512.png', OUT), await png(icon(512, 440, 112), 512));
  writeFileSync(new URL('icon-maskable-512.png', OUT), await png(icon(512, 380, 0), 512));
  writeFileSync(new URL('apple-touch-icon.png', OUT), await png(icon(512, 420, 0), 180));
  writeFileSync(
    new URL('icon-mono-96.png', OUT),
    await raster(mono()).resize(96, 96, { fit: 'contain', background: '#0000' }).png({ effort: 10 }).toBuffer(),
  );
  writeFileSync(
    new URL('art/shared-link.png', OUT),
    await raster(shared()).png({ palette: true, quality: 88, effort: 10 }).toBuffer(),
  );
}
