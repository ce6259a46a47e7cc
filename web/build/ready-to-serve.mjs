import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FIRST_PICTURES } from './first-pictures.mjs';
import { filesOf, routeFiles } from './route-files.mjs';

const WORDS = /\.(css|js|json|svg|txt|webmanifest)$/;
const WORTH_IT = 1000;

/** Compressed once here instead of at every request, and a list of what each route needs, which its page then asks for at once. */
export function readyToServe() {
  let folder;
  return {
    name: 'ready-to-serve',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    async closeBundle() {
      const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'));
      await writeFile(path.join(folder, '.vite/routes.json'), JSON.stringify(screenFiles(manifest)));
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => WORDS.test(name)).map((name) => compress(path.join(folder, name))));
    },
  };
}

/** Without those that every page names already. */
function screenFiles(manifest) {
  const everywhere = filesOf(manifest, 'index.html');
  return routeFiles(manifest).map(({ path: route, files }) => ({
    path: route,
    files: files.filter((file) => !everywhere.has(file)),
    picture: FIRST_PICTURES[route],
  }));
}

async function compress(file) {
  const content = await readFile(file);
  if (content.length < WORTH_IT) return;
  // Those of the map are many and seldom asked for.
  const quality = /[\\/]assets[\\/]/.test(file) ? constants.BROTLI_MAX_QUALITY : 9;
  const [brotlied, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotlied), writeFile(`${file}.gz`, gzipped)]);
}
