/** The five small pictures of the category row. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { emoji } from './emoji.mjs';

const FOLDER = fileURLToPath(new URL('../web/public/art', import.meta.url));
const ICONS = ['shopping-bags', 'leafy-green', 'canned-food', 'cooking', 'roll-of-paper'];

mkdirSync(FOLDER, { recursive: true });
for (const [category, name] of ICONS.entries()) {
  const { body } = emoji(name, 160);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160">${body}</svg>`;
  await sharp(Buffer.from(svg)).webp({ quality: 82, alphaQuality: 90 }).toFile(`${FOLDER}/category-${category}.webp`);
}
