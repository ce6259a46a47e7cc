/** nDCG@k of a ranking: 1 is ideal. */
export function ndcg(worths: readonly number[], best: readonly number[], k: number): number {
  const ideal = gain(
    [...best].sort((a, b) => b - a),
    k,
  );
  return ideal === 0 ? 1 : gain(worths, k) / ideal;
}

function gain(worths: readonly number[], k: number): number {
  return worths.slice(0, k).reduce((sum, worth, i) => sum + worth / Math.log2(i + 2), 0);
}
