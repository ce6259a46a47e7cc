import { rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
let bundle: Promise<string> | undefined;

/** The main file of the product as it is now, bundled once per worker: every start from source would take seconds. */
export function serverBundle(): Promise<string> {
  bundle ??= build();
  return bundle;
}

async function build(): Promise<string> {
  const { buildServer } = await import(path.join(root, 'scripts/parts/build-server.mjs'));
  const folder = `server/.cache/process-${process.pid}`;
  await buildServer(folder);
  process.once('exit', () => rmSync(path.join(root, folder), { recursive: true, force: true }));
  return path.join(root, folder, 'main.js');
}
