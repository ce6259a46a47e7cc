const LONG_MS = 50;

/**
 * Total blocking time after the first words by the processor time of the page's own thread. Lighthouse's figure is by the
 * clock: where browser, server and Lighthouse share two cores, it is mostly the time that tasks wait for a core.
 */
export function blockedByProcessor(events, slowdown) {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  const thread = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === painted?.pid && args.name === 'CrRendererMain',
  );
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        name.endsWith('RunTask') && pid === thread?.pid && tid === thread.tid && ts > painted.ts,
    )
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * slowdown - LONG_MS))
    .reduce((sum, blocked) => sum + blocked, 0);
}
