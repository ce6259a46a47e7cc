import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildServer } from '../../scripts/parts/build-server.mjs';
import type { Said } from './test-command';

const ROOT = path.resolve(import.meta.dirname, '../..');

export type Image = {
  folder: string;
  /** Node in the image's folder, as `docker exec` runs it. */
  node(env: Record<string, string>, ...words: string[]): Promise<Said>;
  remove(): void;
};

/** What deploy/Dockerfile copies into the image, in a folder outside of the repository: freshly built, and with links to production packages only. */
export async function makeImage(): Promise<Image> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mungchi-image-'));
  await buildServer(path.join(folder, 'server/dist'));
  const copied = readFileSync(path.join(ROOT, 'deploy/Dockerfile'), 'utf8').matchAll(
    /^COPY --from=build \/src\/(\S+) (\S+)$/gm,
  );
  for (const [, from, to] of copied) {
    // Packages are linked below, the server is built above, and no command asks for the web app.
    if (/(node_modules|dist)$/.test(from!)) continue;
    const target = path.join(folder, to!.endsWith('/') ? `${to}${path.basename(from!)}` : to!);
    cpSync(path.join(ROOT, from!), target, { recursive: true });
  }
  linkProductionPackages(folder);
  return { folder, node: runIn(folder), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** As `npm ci --omit=dev` leaves them, without copying 300 MB. */
function linkProductionPackages(folder: string): void {
  const lock = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { dev?: true; link?: true }> };
  for (const [place, { dev, link }] of Object.entries(packages)) {
    const isTop = /^(server\/)?node_modules\/(@[^/]+\/)?[^/]+$/.test(place);
    if (!isTop || dev || link || !existsSync(path.join(ROOT, place))) continue;
    mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
    symlinkSync(path.join(ROOT, place), path.join(folder, place));
  }
}

/** The links are kept as they are: behind them Node would find the development packages again. */
function runIn(folder: string) {
  return (env: Record<string, string>, ...words: string[]): Promise<Said> => {
    const args = ['--preserve-symlinks', '--preserve-symlinks-main', ...words];
    const clean = { PATH: process.env['PATH'], HOME: folder, ...env };
    return promisify(execFile)(process.execPath, args, { cwd: folder, env: clean }).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
    );
  };
}
