import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** Made of hundreds of small files: read one by one they take a third of the time a process needs to start. */
const BUNDLED = ['kysely', 'zod'];

/** The server, and beside it every command of an operator: our own code and packages in many files; the others stay packages. */
export async function buildServer(outdir = 'server/dist') {
  rmSync(path.resolve(root, outdir), { recursive: true, force: true });
  await bundle(outdir, [{ in: 'server/src/main.ts', out: 'main' }, ENCODER, ...commandEntries()]);
}

/** The process that encodes pictures, alone. Returns its file. */
export async function buildEncoder(outdir) {
  await bundle(outdir, [ENCODER]);
  return path.resolve(root, outdir, `${ENCODER.out}.js`);
}

const ENCODER = { in: 'server/src/media/encoder-process.ts', out: 'encoder-process' };

async function bundle(outdir, entryPoints) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: packagesBut(BUNDLED),
    sourcemap: true,
    logLevel: 'warning',
    plugins: [contractFromSource()],
  });
}

/** `operator/people/operators-command.ts` becomes `commands/operators.js`. */
function commandEntries() {
  return readdirSync(path.join(root, 'server/src'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('-command.ts') && file !== 'test-command.ts')
    .sort()
    .map((file) => ({ in: `server/src/${file}`, out: `commands/${path.basename(file, '-command.ts')}` }));
}

function packagesBut(bundled) {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'server/package.json'), 'utf8'));
  return Object.keys(dependencies).filter((name) => !bundled.includes(name) && !name.startsWith('@mungchi/'));
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
