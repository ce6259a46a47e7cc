import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runTool } from './run.mjs';

/** Runs one project's tests and counts them. A file that cannot even be loaded counts as one failure. */
export async function runTests(project, env = {}, node = process.execPath) {
  const report = path.join(root, '.cache/tests', `${project}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await runTool('vitest/vitest.mjs', args, { env, node });
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
    ).length;
    const failed = numFailedTests + broken;
    const names = testResults.flatMap(failures);
    return { passed: numPassedTests, failed: ok ? failed : Math.max(failed, 1), names };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function failures({ name, status, assertionResults }) {
  if (status !== 'failed') return [];
  const file = path.relative(root, name);
  const tests = assertionResults.filter((one) => one.status === 'failed');
  return tests.length === 0 ? [file] : tests.map(({ fullName }) => `${file}: ${fullName}`);
}
