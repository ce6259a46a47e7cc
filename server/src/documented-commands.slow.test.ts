import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkOutRelease, removeRelease } from '../../scripts/parts/release-before.mjs';
import { type TestApp, testApp } from './test-app';
import { FORMS, type SmallestForm } from './test-documented-commands';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A copy of the sources: some commands write into the folder they stand in. */
const COPY = path.join(ROOT, '.cache/commands');
const STACK = /^ {4}at |\bERR_[A-Z_]+|Cannot find (module|package)/m;

let t: TestApp;
let folder: string;
beforeAll(async () => {
  t = await testApp({ now: new Date() });
  await t.person();
  folder = mkdtempSync(path.join(os.tmpdir(), 'commands-'));
  checkOutRelease('HEAD', COPY);
  for (const file of changedFiles()) {
    const target = path.join(COPY, file);
    rmSync(target, { force: true });
    if (!existsSync(path.join(ROOT, file))) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(ROOT, file), target);
  }
}, 600_000);
afterAll(async () => {
  removeRelease(COPY);
  rmSync(folder, { recursive: true, force: true });
  await t.close();
});

test.each(FORMS)('$command', { timeout: 4_000_000 }, async (form) => {
  const { code, text } = await runForm(form);
  expect(text).not.toMatch(STACK);
  expect(code === 0 || form.says?.test(text) || text).toBe(true);
});

async function runForm({ command, words = [], env = {}, minutes, database, until }: SmallestForm) {
  const [program, ...rest] = command.split(' ');
  const given = words.map((word) => word.replace('{folder}', folder));
  const dashes = program === 'npm' && given.length > 0 ? ['--'] : [];
  const child = spawn(program!, [...rest, ...dashes, ...given], {
    cwd: COPY,
    // A group of its own: what it starts ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited(), DATA_DIR: path.join(folder, 'data'), ...(database && served()), ...env },
  });
  const end = (signal: NodeJS.Signals) => {
    try {
      process.kill(-child.pid!, signal);
    } catch {
      // It is over.
    }
  };
  const late = setTimeout(() => end('SIGKILL'), 4 * minutes * 60_000);
  let text = '';
  let reached = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk;
      if (reached || !until?.test(text)) return;
      reached = true;
      end('SIGTERM');
    });
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(late);
  return { code: reached ? 0 : (code ?? 1), text };
}

const served = () => ({ DATABASE_URL: t.database.url, HOST: '127.0.0.1', PORT: '0', DEMO: 'off' });

/** As in a terminal: nothing of the run of tests that this one stands in. */
function inherited(): NodeJS.ProcessEnv {
  const ours = /^(VITEST|npm_(?!config_)|NODE_ENV$|RING$|SEED$|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}

function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', [...args, '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  return [...git('diff', 'HEAD', '--name-only'), ...git('ls-files', '--others', '--exclude-standard')].filter(Boolean);
}
