import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** How long each file of tests took when it ran here last. Only proportions count: a busy machine knows them as well. */
const KEPT = path.join(root, '.cache/tests/times.json');

/** Of the time of all files of a folder, how much those together may take that are run for daily work. */
const QUICK_SHARES = { server: 0.05, web: 0.4 };

/** Milliseconds by the file's place in the repository; a file that is not there is new. */
export function testTimes() {
  return existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
}

/** Files under a folder that daily work does not wait for: all but the shortest. What has never run here is run, once. */
export function longTests(folder) {
  const share = QUICK_SHARES[folder];
  const times = Object.entries(testTimes())
    .filter(([file]) => file.startsWith(`${folder}/`) && !file.includes('.slow.'))
    .sort(([, a], [, b]) => a - b);
  const whole = times.reduce((sum, [, ms]) => sum + ms, 0);
  let spent = 0;
  return times
    .filter(([, ms]) => {
      spent += ms;
      return spent > whole * share;
    })
    .map(([file]) => file);
}

/** Adds what was measured to what is known; what is gone is forgotten. */
export function keepTestTimes(testResults) {
  const measured = testResults.map(({ name, startTime, endTime }) => [
    path.relative(root, name),
    Math.round(endTime - startTime),
  ]);
  const all = Object.entries({ ...testTimes(), ...Object.fromEntries(measured) })
    .filter(([file]) => existsSync(path.join(root, file)))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  mkdirSync(path.dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
