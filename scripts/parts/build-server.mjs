import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** One bundle of our own code; packages stay packages. */
export async function buildServer(outdir = 'server/dist') {
  const { build } = await import('esbuild');
  rmSync(path.join(root, outdir), { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: ['server/src/main.ts'],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [contractFromSource()],
  });
}

/** The contract is exported as TypeScript, which Node does not read: it goes into the bundle. */
function contractFromSource() {
  const { exports } = JSON.parse(readFileSync(path.join(root, 'contract/package.json'), 'utf8'));
  return {
    name: 'contract-from-source',
    setup(build) {
      build.onResolve({ filter: /^@mungchi\/contract(\/|$)/ }, ({ path: specifier }) => {
        const entry = exports[specifier.replace('@mungchi/contract', '.')];
        return entry
          ? { path: path.join(root, 'contract', entry) }
          : { errors: [{ text: `${specifier} is not exported` }] };
      });
    },
  };
}
