#!/usr/bin/env node
/**
 * Turns the administrative outlines of an npm package into what the product reads:
 *   web/public/geo/       the embedded map: country, districts, one file of neighbourhoods per district, and the streets that the gazetteer's addresses trace
 *   server/data/areas.json   the gazetteer: every 읍면동 with its full name, centre and outline
 * Both are generated, never committed. Nothing happens while the inputs are unchanged.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const geoFolder = path.join(root, 'web/public/geo');
const areasFile = path.join(root, 'server/data/areas.json');
const stampFile = path.join(geoFolder, 'stamp');

export async function buildMapData() {
  const stamp = await stampOfInputs();
  if (existsSync(areasFile) && (await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return 'unchanged';

  const { loadSource } = await import('./map-data/source.mjs');
  const { geoFiles } = await import('./map-data/geo-files.mjs');
  const { areasTable } = await import('./map-data/areas-table.mjs');
  const source = loadSource();

  await write(areasFile, areasTable(source));
  // A half-written folder must never look finished: build aside, then swap.
  const aside = `${geoFolder}.${process.pid}`;
  for (const [name, content] of geoFiles(source)) await write(path.join(aside, name), content);
  await writeFile(path.join(aside, 'stamp'), stamp);
  await rm(geoFolder, { recursive: true, force: true });
  await rename(aside, geoFolder);
  return 'built';
}

async function stampOfInputs() {
  const hash = createHash('sha256');
  const folder = path.join(root, 'scripts/map-data');
  for (const name of (await readdir(folder)).sort()) hash.update(await readFile(path.join(folder, name)));
  hash.update(await readFile(path.join(root, 'server/data/road-addresses.tsv')));
  hash.update(await readFile(path.join(root, 'node_modules/@tenqube/react-korea-bubble-map/package.json')));
  return hash.digest('hex');
}

async function write(file, content) {
  await mkdir(path.dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, JSON.stringify(content));
  await rename(aside, file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  const outcome = await buildMapData();
  if (outcome === 'built') console.log(`map data built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
