/**
 * What share pictures have alike, for `server/assets/share`: the sheet over the photo's edge with thread, mascot and wordmark
 * (Jua's outline), the two icons, and the mark of a drawing.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { MascotDrawing } from '../web/src/ui/mascot/mascot-drawing';

const ASSETS = path.join(import.meta.dirname, '../server/assets');
const MADE = path.join(ASSETS, 'share');
const WORDMARK = readFileSync(path.join(import.meta.dirname, 'wordmark.svg'), 'utf8');
const BRAND = '#5143c4';
/** Two of Lucide's icons (ISC), as the app shows them. */
const ICONS = {
  people:
    '<path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2"/><path d="M16 3.128a4 4 0 0 1 0 7.744"/><path d="M22 21v-2a4 4 0 0 0-3-3.87"/><circle cx="9" cy="7" r="4"/>',
  place:
    '<path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/>',
};

mkdirSync(MADE, { recursive: true });
await save('sheet', svg(594, 630, sheet()));
for (const [name, drawing] of Object.entries(ICONS)) {
  const lines = `<g transform="scale(1.5)" fill="none" stroke="${BRAND}" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`;
  await save(name, svg(36, 36, lines));
}
await saveMark();

function sheet(): string {
  const mascot = renderToStaticMarkup(createElement(MascotDrawing, { color: 'yellow', mood: 'greeting', size: 132 }));
  return `<path fill="#fff" d="M594 0H44A44 44 0 0 0 0 44V586A44 44 0 0 0 44 630H594Z"/>
    <clipPath id="in"><path d="M594 0H44A44 44 0 0 0 0 44V586A44 44 0 0 0 44 630H594Z"/></clipPath>
    <g clip-path="url(#in)"><path transform="translate(0 480)" d="M-4 116C80 70 140 142 226 118S330 94 360 120" fill="none" stroke="#e0638c" stroke-width="7" stroke-linecap="round"/></g>
    <svg x="318" y="474" width="132" height="132" viewBox="0 0 200 200">${mascot.replaceAll(/[«»_]/g, '')}</svg>
    <svg x="456" y="522" width="97.3" height="51">${WORDMARK.replace('<svg ', '<svg width="97.3" height="51" ')}</svg>`;
}

/** On a picture of ours in place of a photo. */
async function saveMark(): Promise<void> {
  const words = await sharp({
    text: {
      text: '<span foreground="#4a4d63">뭉치가 그린 그림</span>',
      font: 'Mungchi Bold Letter, 25',
      fontfile: path.join(ASSETS, 'fonts/mungchi-700.ttf'),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const width = words.info.width + 44;
  const pill = svg(width, 48, `<rect width="${width}" height="48" rx="24" fill="#fff" fill-opacity=".9"/>`);
  await sharp(Buffer.from(pill))
    .composite([{ input: words.data, left: 22, top: Math.round((48 - words.info.height) / 2) }])
    .png({ compressionLevel: 9 })
    .toFile(path.join(MADE, 'drawn.png'));
}

function svg(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
}

async function save(name: string, drawing: string): Promise<void> {
  await sharp(Buffer.from(drawing))
    .png({ compressionLevel: 9 })
    .toFile(path.join(MADE, `${name}.png`));
}
