/** The middle of a histogram of half-days, in hours; null when it is empty. Within a bucket the values are taken as evenly spread. */
export function medianHours(buckets: readonly number[]): number | null {
  const all = buckets.reduce((sum, each) => sum + each, 0);
  if (all === 0) return null;
  let before = 0;
  for (const [index, inside] of buckets.entries()) {
    if (before + inside >= all / 2) return Math.round((index + (all / 2 - before) / inside) * 12 * 10) / 10;
    before += inside;
  }
  return null;
}
