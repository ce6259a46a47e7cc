/** The rounds, and the journeys, worst first: what failed, then what took longest. */
export function table(rounds) {
  const journeys = new Map();
  for (const journey of rounds.flatMap((round) => round.journeys)) {
    journeys.set(journey.title, [...(journeys.get(journey.title) ?? []), journey]);
  }
  const rows = [...journeys].map(([title, runs]) => ({
    title,
    runs: runs.length,
    failures: runs.filter(({ failed }) => failed).length,
    median: median(runs.map(({ ms }) => ms)),
    worst: Math.max(...runs.map(({ ms }) => ms)),
  }));
  rows.sort((a, b) => b.failures - a.failures || b.worst - a.worst);
  return [
    line('round', 'failures', 'time', 'load', 'commit'),
    ...rounds.map(({ how, failed, ms, load, commit }) => line(how, failed, inSeconds(ms), load.toFixed(1), commit)),
    '',
    `${line('runs', 'failures', 'median', 'worst')}  journey`,
    ...rows.map(
      ({ runs, failures, median, worst, title }) =>
        `${line(runs, failures, inSeconds(median), inSeconds(worst))}  ${title}`,
    ),
  ].join('\n');
}

/** How long all rounds of all journeys would take, by those that were run. */
export function longTime(rounds, whole) {
  const all = Object.entries(whole).map(([how, times]) => {
    const known = rounds.filter((round) => round.how === how && round.files.length === 0).map(({ ms }) => ms);
    return known.length > 0 ? times * median(known) : Number.NaN;
  });
  const minutes = Math.round(all.reduce((sum, ms) => sum + ms, 0) / 60_000);
  const kinds = Object.entries(whole).map(([how, times]) => `${times} ${how}`);
  return Number.isNaN(minutes)
    ? `${kinds.join(' and ')}: unknown until a round of each kind was run.`
    : `${kinds.join(' and ')} take about ${minutes} minutes here.`;
}

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
const line = (...cells) => cells.map((cell) => String(cell).padStart(9)).join('');
const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
