import type { Good } from './goods-index';

export type Pick = {
  good: Good;
  fit: number;
  /** What it is for, when it answers to a use. */
  why: string | null;
  /** Which of several wishes it answers to. */
  kind: string;
};

/** Shown without having been searched for: again, or as one of its shelf. */
export const asPick = (good: Good): Pick => ({ good, fit: 0, why: null, kind: '' });

export function byPriceOrFit(picks: readonly Pick[], order: 'fit' | 'cheap' | 'dear'): Pick[] {
  const sign = order === 'cheap' ? 1 : -1;
  return [...picks].sort(
    (a, b) =>
      (order === 'fit' ? 0 : sign * (a.good.price - b.good.price)) ||
      b.fit - a.fit ||
      b.good.likeCount - a.good.likeCount ||
      a.good.id - b.good.id,
  );
}

/** One of each kind in turn, kinds in the order of their first. */
export function takeTurns(picks: readonly Pick[], kindOf: (pick: Pick) => string): Pick[] {
  const byKind = new Map<string, Pick[]>();
  for (const pick of picks) {
    const kind = kindOf(pick);
    const queue = byKind.get(kind);
    if (queue) queue.push(pick);
    else byKind.set(kind, [pick]);
  }
  const queues = [...byKind.values()];
  const longest = queues.reduce((max, queue) => Math.max(max, queue.length), 0);
  return Array.from({ length: longest }, (_, i) => queues.flatMap((queue) => queue[i] ?? [])).flat();
}
