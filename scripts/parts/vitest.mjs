import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { keepTestTimes } from './file-times.mjs';
import { root, runTool } from './run.mjs';

/**
 * Runs the tests of one project, or of several, and counts them. A file that cannot even be loaded counts as one failure.
 * `output` is what a quiet run would have said.
 */
export async function runTests(projects, { env = {}, node = process.execPath, args = [], quiet = false } = {}) {
  const names = [projects].flat();
  const report = path.join(root, '.cache/tests', `${names.join('-')}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const chosen = names.flatMap((name) => ['--project', name]);
  const told = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok, output } = await runTool('vitest/vitest.mjs', ['run', ...chosen, ...told, ...args], { env, node, quiet });
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    keepTestTimes(testResults);
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
    ).length;
    const failed = numFailedTests + broken;
    const failing = testResults.flatMap(failures);
    return { passed: numPassedTests, failed: ok ? failed : Math.max(failed, 1), names: failing, testResults, output };
  } catch {
    return { passed: 0, failed: 1, output };
  }
}

function failures({ name, status, assertionResults }) {
  if (status !== 'failed') return [];
  const file = path.relative(root, name);
  const tests = assertionResults.filter((one) => one.status === 'failed');
  return tests.length === 0 ? [file] : tests.map(({ fullName }) => `${file}: ${fullName}`);
}
