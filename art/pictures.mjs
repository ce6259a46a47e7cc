/** Renders every recipe to server/assets/pictures and writes the manifest the server reads. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { raster, webp } from './render.mjs';
import { scene } from './scene.mjs';

const ASSETS = new URL('../server/assets/', import.meta.url);
const RECIPES = new URL('./recipes/', import.meta.url);

export async function drawPictures(only = null) {
  mkdirSync(new URL('pictures/', ASSETS), { recursive: true });
  const manifestFile = new URL('pictures.json', ASSETS);
  const manifest = only ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
  const wanted = recipes().filter(([key]) => !only || only.test(key));
  for (let at = 0; at < wanted.length; at += 4) {
    await Promise.all(wanted.slice(at, at + 4).map(async ([key, recipe]) => (manifest[key] = await draw(key, recipe))));
  }
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  const lines = Object.entries(sorted).map(([key, entry]) => `  "${key}": ${JSON.stringify(entry)}`);
  writeFileSync(manifestFile, `{\n${lines.join(',\n')}\n}\n`);
  return wanted.length;
}

function recipes() {
  return readdirSync(RECIPES).flatMap((file) =>
    readFileSync(new URL(file, RECIPES), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );
}

async function draw(key, recipe) {
  const image = await raster(scene(recipe, key)).png({ compressionLevel: 0 }).toBuffer();
  writeFileSync(new URL(`pictures/${key}.webp`, ASSETS), await compress(image));
  const { data, info } = await sharp(image).resize(64, 64).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const average = await sharp(image).resize(1, 1).removeAlpha().raw().toBuffer();
  const color = `#${average.toString('hex')}`;
  const thumbhash = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
  return { file: `${key}.webp`, width: 800, height: 800, color, thumbhash };
}

/** A busy picture gives up some quality so that a grid of them stays light. */
async function compress(image) {
  for (const quality of [78, 68, 58]) {
    const file = await webp(sharp(image), quality);
    if (file.length <= 14_000 || quality === 58) return file;
  }
}
