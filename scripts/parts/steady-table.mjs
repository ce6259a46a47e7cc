const SHOWN = 20;

/** The rounds, and of their tests what failed and what took longest. */
export function table(rounds) {
  const tests = new Map();
  for (const test of rounds.flatMap((round) => round.tests)) {
    const runs = tests.get(test.title);
    if (runs) runs.push(test);
    else tests.set(test.title, [test]);
  }
  const rows = [...tests].map(([title, runs]) => ({
    title,
    runs: runs.length,
    failures: runs.filter(({ failed }) => failed).length,
    median: median(runs.map(({ ms }) => ms)),
    worst: Math.max(...runs.map(({ ms }) => ms)),
  }));
  rows.sort((a, b) => b.failures - a.failures || b.worst - a.worst);
  return [
    line('ring', 'round', 'seed', 'failures', 'time', 'load', 'commit'),
    ...rounds.map(({ ring, how, seed, failed, ms, load, commit }) =>
      line(ring, how, seed, failed, inSeconds(ms), load.toFixed(1), commit),
    ),
    '',
    `${line('runs', 'failures', 'median', 'worst')}  test`,
    ...rows
      .filter(({ failures }, at) => failures > 0 || at < SHOWN)
      .map(
        ({ runs, failures, median, worst, title }) =>
          `${line(runs, failures, inSeconds(median), inSeconds(worst))}  ${title}`,
      ),
  ].join('\n');
}

/** How long all rounds of every ring would take, by those that were run. */
export function longTime(rounds, whole) {
  const all = Object.entries(whole).map(([how, times]) => {
    const whole = rounds.filter((round) => round.how === how && round.files.length === 0);
    const rings = ['server', 'web', 'e2e'].map((ring) => whole.filter((round) => round.ring === ring));
    return rings.reduce((sum, known) => sum + times * median(known.map(({ ms }) => ms)), 0);
  });
  const minutes = Math.round(all.reduce((sum, ms) => sum + ms, 0) / 60_000);
  const kinds = Object.entries(whole).map(([how, times]) => `${times} ${how}`);
  return Number.isNaN(minutes)
    ? `${kinds.join(' and ')}: unknown until every ring was run in each way.`
    : `${kinds.join(' and ')} take about ${minutes} minutes here.`;
}

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
const line = (...cells) => cells.map((cell) => String(cell).padStart(9)).join('');
const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
