import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const WORDS = /\.(js|css|html|json)$/;

/**
 * The product as the next release would leave it: the same server, and a web app whose scripts all have other names, so
 * that those of the build before are gone. Returns its main file.
 */
export function nextRelease(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mungchi-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const web = path.join(folder, 'web/dist');
  mkdirSync(path.join(folder, 'server'), { recursive: true });
  cpSync(path.join(ROOT, 'server/dist'), path.join(folder, 'server/dist'), { recursive: true });
  const others = readdirSync(path.join(ROOT, 'server')).filter((name) => name !== 'dist');
  for (const name of ['node_modules', ...others.map((other) => `server/${other}`)]) {
    symlinkSync(path.join(ROOT, name), path.join(folder, name));
  }
  cpSync(path.join(ROOT, 'web/dist'), web, { recursive: true, filter: (file) => !/[\\/]geo$|\.(br|gz)$/.test(file) });
  rename(web);
  return path.join(folder, 'server/dist/main.js');
}

/** `index-AbC1.js` becomes `index-next-AbC1.js`, in its name and wherever it is named. */
function rename(web: string): void {
  const assets = path.join(web, 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  for (const script of scripts) renameSync(path.join(assets, script), path.join(assets, nextName(script)));
  const named = new RegExp(scripts.map((script) => script.replaceAll(/[.$]/g, '\\$&')).join('|'), 'g');
  for (const file of readdirSync(web, { recursive: true, encoding: 'utf8' })) {
    if (!WORDS.test(file)) continue;
    const at = path.join(web, file);
    writeFileSync(
      at,
      readFileSync(at, 'utf8')
        .replaceAll(named, nextName)
        .replace(/id:"(\w{12})"/, 'id:"next$1"'),
    );
  }
}

function nextName(script: string): string {
  return script.replace(/-(?=[\w-]{7}\.js$)/, '-next-');
}
