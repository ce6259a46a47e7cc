import { buildServer } from './build-server.mjs';
import { hasChanged, whenChanged } from './inputs.mjs';
import { withLock } from './with-lock.mjs';

export const SHARED_INPUTS = ['package-lock.json', 'tsconfig.base.json', 'contract/src', 'contract/package.json'];

const SERVER = {
  inputs: [...SHARED_INPUTS, 'server/src', 'server/package.json', 'scripts/parts/build-server.mjs'],
  output: 'server/dist/main.js',
};

/** True when it had to be built. */
export const buildServerOnce = () => whenChanged('server', SERVER, buildServer);

/** For a command: in a folder that cannot be written to nothing has changed, and nothing is locked. */
export async function buildChangedServer() {
  if (hasChanged('server', SERVER)) await withLock('build', buildServerOnce);
}
