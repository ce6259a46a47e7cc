import path from 'node:path';
import { root } from './run.mjs';

/** Adds one run's results: per journey its times, and how often it failed. */
export function tally(journeys, testResults) {
  for (const { name, assertionResults } of testResults) {
    for (const { fullName, status, duration = 0 } of assertionResults) {
      if (status === 'skipped' || status === 'pending') continue;
      const title = `${path.relative(path.join(root, 'e2e'), name)} › ${fullName}`;
      const journey = journeys.get(title) ?? { times: [], failures: 0 };
      journey.times.push(duration);
      if (status === 'failed') journey.failures += 1;
      journeys.set(title, journey);
    }
  }
}

/** The worst first: what failed, then what took longest. */
export function table(journeys) {
  const rows = [...journeys].map(([title, { times, failures }]) => ({
    title,
    failures,
    runs: times.length,
    median: times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)],
    worst: Math.max(...times),
  }));
  rows.sort((a, b) => b.failures - a.failures || b.worst - a.worst);
  const line = (...cells) => cells.map((cell) => String(cell).padStart(9)).join('');
  const told = ({ runs, failures, median, worst, title }) =>
    `${line(runs, failures, inSeconds(median), inSeconds(worst))}  ${title}`;
  return [`${line('runs', 'failures', 'median', 'worst')}  journey`, ...rows.map(told)].join('\n');
}

const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
