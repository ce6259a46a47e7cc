import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildServerOnce, SHARED_INPUTS } from './build-changed-server.mjs';
import { compressWeb } from './compress-web.mjs';
import { whenChanged } from './inputs.mjs';
import { root, run, runTool, seconds } from './run.mjs';
import { withLock } from './with-lock.mjs';

const WEB = {
  inputs: [
    ...SHARED_INPUTS,
    ...['src', 'build', 'fonts', 'index.html', 'package.json', 'vite.config.ts'].map((name) => `web/${name}`),
    'scripts/parts/build-all.mjs',
  ],
  output: 'web/dist/index.html',
};
/** Files that are served as they are, those of the map among them. */
const PUBLIC = {
  inputs: ['web/public', 'web/public/geo/stamp', '.cache/build/web'],
  output: 'web/dist/geo/stamp',
};
const SSR = path.join(root, 'web/dist/.vite/ssr');

/**
 * Builds what changed, side by side, and speaks only of what it builds. `compress: false` leaves the compressed copies of
 * the web app's files to somebody else: the server sends them as they are until then.
 */
export function buildAll({ compress = true } = {}) {
  return withLock('build', async () => {
    await Promise.all([
      timed('map', buildMap),
      timed('server', buildServerOnce),
      timed('web app', () => whenChanged('web', WEB, buildWeb)),
    ]);
    await whenChanged('public', PUBLIC, () =>
      cpSync(path.join(root, 'web/public'), path.join(root, 'web/dist'), { recursive: true }),
    );
    if (compress) await compressWeb();
  });
}

/** In a process of its own: it computes for seconds, and the others answer each other meanwhile. */
async function buildMap() {
  const { ok, output } = await run(process.execPath, [path.join(root, 'scripts/build-map-data.mjs')], { quiet: true });
  if (!ok) throw new Error(`The map could not be built:\n${output}`);
  return output !== '';
}

/** For browsers and, beside it, the part of it that renders first screens on the server, into a folder of the same build. */
async function buildWeb() {
  const aside = path.join(root, 'web/.cache/ssr');
  await Promise.all([vite('build'), vite('build', '--ssr', '--outDir', aside, '--emptyOutDir')]);
  mkdirSync(path.dirname(SSR), { recursive: true });
  rmSync(SSR, { recursive: true, force: true });
  renameSync(aside, SSR);
}

/** Whatever NODE_ENV the caller runs in (tests set one), what is served is React's production build. */
async function vite(...args) {
  const options = { quiet: true, cwd: path.join(root, 'web'), env: { NODE_ENV: 'production' } };
  const { ok, output } = await runTool('vite/bin/vite.js', args, options);
  if (!ok) throw new Error(`The web app could not be built:\n${output}`);
}

async function timed(name, work) {
  const started = performance.now();
  if (await work()) console.log(`Built the ${name} in ${seconds(started)}.`);
}
