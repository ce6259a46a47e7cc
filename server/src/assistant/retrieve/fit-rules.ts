import type { Good, Goods } from './goods-index';

/**
 * How well a good answers to one word; 0 is not at all. The first keyword says what a thing is, the next two narrow it,
 * later ones say what it is for. A Korean name ends in what the thing is; a word before that only describes it.
 */
function fitOfTerm(good: Good, term: string): number {
  const byKeyword = fitOfKeywords(good, term);
  const byName = fitOfName(good, term);
  const byShelf = good.shelves.includes(term) ? (good.shelves.length === 1 ? 6 : 5) : 0;
  const best = Math.max(byKeyword, byName, byShelf);
  if (byKeyword === 0 || byName === 0) return best;
  return best + (good.tags[0] === term ? 1.1 : 0.5);
}

function fitOfKeywords({ tags }: Good, term: string): number {
  let best = 0;
  tags.forEach((tag, i) => {
    const rank = i === 0 ? 0 : i <= 2 ? 1 : 2;
    if (tag === term) best = Math.max(best, [9, 7.5, 6.5][rank]!);
    else if (term.length < 2) return;
    else if (tag.endsWith(term)) best = Math.max(best, [7.5, 6.5, 4.5][rank]!);
    else if (tag.includes(term)) best = Math.max(best, [6, 4.5, 4.5][rank]!);
  });
  return best;
}

function fitOfName({ nameWords }: Good, term: string): number {
  let best = 0;
  nameWords.forEach((word, i) => {
    const isHead = i === nameWords.length - 1;
    if (word === term) best = Math.max(best, isHead ? 10 : 6);
    else if (term.length < 2) return;
    else if (word.endsWith(term)) best = Math.max(best, isHead ? 9.5 : 6);
    else if (word.startsWith(term)) best = Math.max(best, isHead ? 7 : 5);
    else if (word.includes(term)) best = Math.max(best, 5);
  });
  return best;
}

/** Below this a match is noise. */
export const SMALLEST_FIT = 4;

type Fits = ReadonlyMap<Good, number>;

const MOST_TERMS = 5_000;
const known = new WeakMap<Goods, Map<string, Fits>>();

/** All products that match a word, memoised per snapshot of the catalogue. */
function fitsOfTerm(goods: Goods, term: string): Fits {
  let terms = known.get(goods);
  if (!terms || terms.size >= MOST_TERMS) {
    terms = new Map();
    known.set(goods, terms);
  }
  const before = terms.get(term);
  if (before) return before;
  const fits = new Map<Good, number>();
  for (const good of goods.all) {
    const fit = fitOfTerm(good, term);
    if (fit > 0) fits.set(good, fit);
  }
  terms.set(term, fits);
  return fits;
}

const OWN_WORD = 2;

/** The best score over alternatives: the first is the word said, the others are substitutes. */
export function fitsOfAny(goods: Goods, find: readonly string[], category: number | null): Map<Good, number> {
  const best = new Map<Good, number>();
  find.forEach((term, i) => {
    for (const [good, fit] of fitsOfTerm(goods, term)) {
      if (category !== null && good.categoryId !== category) continue;
      const own = fit + (i === 0 ? OWN_WORD : 0) - Math.min(i, 20) * 0.05;
      if (own > (best.get(good) ?? 0)) best.set(good, own);
    }
  });
  return best;
}
