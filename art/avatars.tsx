/** The default avatars, the site's icon and the small faces of lists, from the drawing the app itself uses. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { MascotDrawing } from '../web/src/ui/mascot/mascot-drawing';
import { avatarColors, mascotColors } from '../web/src/ui/mascot/mascot-look';

const PUBLIC = path.join(import.meta.dirname, '../web/public');
const AVATARS = path.join(PUBLIC, 'avatars');
const LARGE = 256;
/** A list shows up to a hundred faces; as drawings they would be two thirds of its elements. */
const SMALL = 144;

mkdirSync(AVATARS, { recursive: true });
for (const color of mascotColors) {
  const svg = draw(LARGE, { avatar: true, size: LARGE, color, cap: color === 'purple' });
  await sharp(Buffer.from(svg))
    .webp({ quality: 90 })
    .toFile(path.join(AVATARS, `${color}.webp`));
}
for (const color of avatarColors) {
  const svg = draw(SMALL, { avatar: true, size: 24, color });
  await sharp(Buffer.from(svg))
    .webp({ quality: 84, effort: 6 })
    .toFile(path.join(AVATARS, `${color}-small.webp`));
}
writeFileSync(path.join(PUBLIC, 'icon.svg'), `${draw(64, { avatar: true, size: 64, color: 'yellow' })}\n`);

/** Identifiers from `useId` hold characters that plain SVG files do not like. */
function draw(pixels: number, props: Parameters<typeof MascotDrawing>[0]): string {
  const size = { width: pixels, height: pixels, viewBox: '0 0 200 200' };
  const frame = { xmlns: 'http://www.w3.org/2000/svg', ...size, 'aria-hidden': true };
  const markup = renderToStaticMarkup(createElement('svg', frame, createElement(MascotDrawing, props)));
  return markup.replaceAll(/[«»_]/g, '');
}
