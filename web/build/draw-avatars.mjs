// Draws the default avatars and the icon from the mascot component: `npm run avatars -w @mungchi/web`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { createServer } from 'vite';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const { MascotDrawing } = await vite.ssrLoadModule('/src/ui/mascot/mascot-drawing.tsx');
const { mascotColors } = await vite.ssrLoadModule('/src/ui/mascot/mascot-look.ts');

/** Identifiers from `useId` hold characters that plain SVG files do not like. */
function draw(props) {
  const { size } = props;
  const frame = { width: size, height: size, viewBox: '0 0 200 200', 'aria-hidden': true };
  const markup = renderToStaticMarkup(createElement('svg', frame, createElement(MascotDrawing, props)));
  return markup.replaceAll(/[«»_]/g, '').replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

const folder = join(root, 'public/avatars');
mkdirSync(folder, { recursive: true });
for (const color of mascotColors) {
  const svg = draw({ avatar: true, size: 256, color, cap: color === 'purple' });
  writeFileSync(join(folder, `${color}.webp`), await sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer());
}
writeFileSync(join(root, 'public/icon.svg'), `${draw({ avatar: true, size: 64, color: 'yellow' })}\n`);
await vite.close();
