const inSeconds = (value) => `${(value / 1000).toFixed(2)} s`;
const milliseconds = (value) => `${Math.round(value)} ms`;
const times = (value, of) => (of > 0 ? `${(value / of).toFixed(2)} ×` : '–');

/** Every page beside (a) itself without script and (b) the smallest app of our stack. */
export function comparison(rows, smallest) {
  const lines = rows.map(({ name, figures, still }) => [
    `\`${name}\``,
    inSeconds(figures.firstPaint),
    times(figures.firstPaint, still.firstPaint),
    inSeconds(figures.largestPaint),
    times(figures.largestPaint, still.largestPaint),
    milliseconds(figures.blocked),
    times(figures.blocked, smallest.blocked),
    milliseconds(figures.worked),
  ]);
  const head = ['Page', 'FCP', 'of (a), aim 1.2', 'LCP', 'of (a), aim 1.3', 'TBT', 'of (b), aim 1.5', 'by processor'];
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [
    ...[head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`),
    `(b): FCP ${inSeconds(smallest.firstPaint)}, LCP ${inSeconds(smallest.largestPaint)}, TBT ${milliseconds(smallest.blocked)}, by processor ${milliseconds(smallest.worked)}.`,
  ].join('\n');
}
