/**
 * The default faces as small pictures, from the drawing the app itself uses: a list shows up to a hundred of them, and as
 * drawings they would be two thirds of its elements.
 *   npx tsx --tsconfig web/tsconfig.json scripts/art/draw-faces.tsx
 */
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { MascotDrawing } from '../../web/src/ui/mascot/mascot-drawing';
import { avatarColors } from '../../web/src/ui/mascot/mascot-look';

const PIXELS = 144;
const folder = path.join(import.meta.dirname, '../../web/public/avatars');

for (const color of avatarColors) {
  const face = createElement(MascotDrawing, { avatar: true, size: 24, color });
  const frame = { xmlns: 'http://www.w3.org/2000/svg', width: PIXELS, height: PIXELS, viewBox: '0 0 200 200' };
  const svg = renderToStaticMarkup(createElement('svg', frame, face));
  await sharp(Buffer.from(svg))
    .webp({ quality: 84, effort: 6 })
    .toFile(path.join(folder, `${color}-small.webp`));
}
