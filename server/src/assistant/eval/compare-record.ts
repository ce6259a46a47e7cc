import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Played } from './play-sets';

/**
 * `npm run eval:record -- [COMMIT] [--all]`: plays every talk of every set at COMMIT (else the last one) and in this work
 * tree, and lists each turn whose text or cards differ, with what the measure says of it before and after. Nothing listed
 * means nothing changed, byte for byte. Without `--all` turns that are right before and after are only counted.
 */
const [commit = 'HEAD'] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const listsAll = process.argv.includes('--all');
const root = path.resolve(import.meta.dirname, '../../../..');
const player = path.relative(root, path.join(import.meta.dirname, 'play-sets.ts'));
const SETS = 'server/data/eval/assistant';
const scratch = mkdtempSync(path.join(os.tmpdir(), 'assistant-record-'));
const old = path.join(scratch, 'tree');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

function play(tree: string, name: string): Map<string, Played> {
  const file = path.join(scratch, name);
  execFileSync(path.join(root, 'node_modules/.bin/tsx'), [path.join(tree, player), file], { stdio: 'inherit' });
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const turns = lines.map((line): Played => JSON.parse(line));
  return new Map(turns.map((turn) => [`${turn.set} ${turn.id} ${turn.turn}`, turn]));
}

git('worktree', 'add', '--quiet', '--detach', old, commit);
try {
  symlinkSync(path.join(root, 'node_modules'), path.join(old, 'node_modules'));
  copyFileSync(path.join(root, player), path.join(old, player));
  cpSync(path.join(root, SETS), path.join(old, SETS), { recursive: true });
  const before = play(old, 'before.jsonl');
  const after = play(root, 'after.jsonl');
  const counts = new Map<string, number>();
  for (const [key, now] of after) {
    const was = before.get(key);
    if (was?.text === now.text && was.cards.join('\n') === now.cards.join('\n')) continue;
    const mark = (hit: boolean) => (hit ? 'right' : 'wrong');
    const kind = was ? `${mark(was.hit)} → ${mark(now.hit)}` : `new, ${mark(now.hit)}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (!listsAll && was?.hit && now.hit) continue;
    console.log(`\n${key} (${kind})\n> ${now.say}`);
    for (const turn of was ? [was, now] : [now])
      console.log(
        `  ${turn === now ? 'after ' : 'before'} ${turn.text.replaceAll('\n', ' / ')}\n         ${turn.cards.join(' · ')}`,
      );
  }
  const differ = [...counts.values()].reduce((sum, many) => sum + many, 0);
  console.log(
    `\n${after.size} turns, ${differ} differ${differ > 0 ? ':' : ''} ${[...counts].map(([kind, many]) => `${many} ${kind}`).join(', ')}`,
  );
} finally {
  git('worktree', 'remove', '--force', old);
  rmSync(scratch, { recursive: true, force: true });
}
