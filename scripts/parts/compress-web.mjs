import { readdirSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root, seconds } from './run.mjs';

const DIST = path.join(root, 'web/dist');
const WORDS = /\.(css|js|json|svg|txt|webmanifest)$/;
const WORTH_IT = 1000;
const AT_ONCE = 16;

/** Compressed copies beside the files of the built web app, once instead of at every request. */
export async function compressWeb() {
  const started = performance.now();
  const missing = uncompressed();
  for (let at = 0; at < missing.length; at += AT_ONCE)
    await Promise.all(missing.slice(at, at + AT_ONCE).map((file) => compress(path.join(DIST, file))));
  if (missing.length > 0) console.log(`Compressed the web app in ${seconds(started)}.`);
}

/** A build begins with an empty folder: what has a copy has the right one. */
export function uncompressed() {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('.vite'));
  const present = new Set(files);
  return files.filter(
    (name) => WORDS.test(name) && !present.has(`${name}.gz`) && statSync(path.join(DIST, name)).size >= WORTH_IT,
  );
}

async function compress(file) {
  const content = await readFile(file);
  // Those of the map are many and seldom asked for.
  const quality = /[\\/]assets[\\/]/.test(file) ? constants.BROTLI_MAX_QUALITY : 9;
  const [brotlied, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await put(`${file}.br`, brotlied);
  await put(`${file}.gz`, gzipped);
}

/** Whole or not at all: a server may be sending them. */
async function put(file, content) {
  await writeFile(`${file}.${process.pid}`, content);
  await rename(`${file}.${process.pid}`, file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  await compressWeb();
}
