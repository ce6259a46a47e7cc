const ALIKE = 50;
const SUGGESTED = 200;
const EVERYBODYS = 500;

/** The query of read-signals.ts in plain code: likes of similar users, weighted by similarity. */
export function neighboursOf(
  hearts: readonly ReadonlySet<number>[],
  reader: number,
  likeCounts: ReadonlyMap<number, number>,
): Map<number, number> {
  const mine = hearts[reader]!;
  const alike = hearts
    .map((theirs, person) => {
      const isCommon = (product: number) => theirs.has(product) && (likeCounts.get(product) ?? 0) <= EVERYBODYS;
      const common = person === reader ? [] : [...mine].filter(isCommon);
      return { person, likeness: common.reduce((sum, product) => sum + 1 / (1 + (likeCounts.get(product) ?? 0)), 0) };
    })
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || a.person - b.person)
    .slice(0, ALIKE);
  const weights = new Map<number, number>();
  for (const { person, likeness } of alike) {
    for (const product of hearts[person]!) weights.set(product, (weights.get(product) ?? 0) + likeness);
  }
  return new Map([...weights].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, SUGGESTED));
}
