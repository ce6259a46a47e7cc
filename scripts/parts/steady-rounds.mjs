import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

export const KEPT = path.join(root, '.cache/steady.jsonl');

/** One line per round: how it was run, at which commit, what every test did, and why one failed. Returns the round. */
export function keepRound(round, testResults) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, duration = 0, failureMessages = [] }) => ({
        title: `${path.relative(root, name)} › ${fullName}`,
        ms: Math.round(duration),
        failed: status === 'failed',
        ...(status === 'failed' && { why: failureMessages.join('\n') }),
      })),
  );
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  mkdirSync(path.dirname(KEPT), { recursive: true });
  const kept = { at: new Date().toISOString(), commit, ...round, tests };
  appendFileSync(KEPT, `${JSON.stringify(kept)}\n`);
  return kept;
}

export function keptRounds() {
  const text = existsSync(KEPT) ? readFileSync(KEPT, 'utf8') : '';
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
