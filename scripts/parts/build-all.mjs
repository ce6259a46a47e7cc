import path from 'node:path';
import { buildMapData } from '../build-map-data.mjs';
import { buildServerOnce, SHARED_INPUTS } from './build-changed-server.mjs';
import { whenChanged } from './inputs.mjs';
import { root, runTool, seconds } from './run.mjs';
import { withLock } from './with-lock.mjs';

const WEB = {
  inputs: [
    ...SHARED_INPUTS,
    ...['src', 'public', 'build', 'index.html', 'package.json', 'vite.config.ts'].map((name) => `web/${name}`),
    'web/public/geo/stamp',
    'server/src/demo/data',
    'scripts/parts/build-all.mjs',
  ],
  output: 'web/dist/index.html',
};

/** Builds what changed, and speaks only of what it builds. */
export function buildAll() {
  return withLock('build', async () => {
    await timed('map', async () => (await buildMapData()) === 'built');
    await timed('server', buildServerOnce);
    await timed('web app', () => whenChanged('web', WEB, buildWeb));
  });
}

/** Whatever NODE_ENV the caller runs in (tests set one), what is served is React's production build. */
async function buildWeb() {
  const options = { quiet: true, cwd: path.join(root, 'web'), env: { NODE_ENV: 'production' } };
  // For browsers, then the part of it that draws first screens on the server, into a folder of the same build.
  for (const command of [['build'], ['build', '--ssr']]) {
    const { ok, output } = await runTool('vite/bin/vite.js', command, options);
    if (!ok) throw new Error(`The web app could not be built:\n${output}`);
  }
}

async function timed(name, work) {
  const started = performance.now();
  if (await work()) console.log(`Built the ${name} in ${seconds(started)}.`);
}
