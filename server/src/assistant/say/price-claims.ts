import type { Exclusion } from '../exclusion';
import { isGroupWord } from '../group-words';
import { judge } from '../retrieve/exclusion-rules';
import { fitsOfAny, SMALLEST_FIT } from '../retrieve/fit-rules';
import type { Good, Goods } from '../retrieve/goods-index';
import { measureOf } from '../retrieve/unit-price';
import type { Need } from '../slots';
import { squeeze } from '../understand/squeeze';
import { won } from './korean-text';

/** Those that cost least; several when they cost the same. `each` is what they were compared by, null for the whole price. */
export type Lowest = { goods: Good[]; each: string | null; won: number };

/**
 * A price is called lowest only where it can be compared: by the unit if every name tells the same one, by the whole price if
 * none tells an amount. A pack of five beside one of twenty is neither.
 */
export function lowestOf(goods: readonly Good[]): Lowest | null {
  const measured = goods.map((good) => ({ good, measure: measureOf(good) }));
  const each = measured[0]?.measure?.each ?? null;
  if (goods.length < 2 || measured.some(({ measure }) => (measure?.each ?? null) !== each)) return null;
  const priced = measured.map(({ good, measure }) => ({ good, won: measure?.won ?? good.price }));
  const least = Math.min(...priced.map(({ won: own }) => own));
  return {
    goods: priced.filter(({ won: own }) => own - least < SAME).map(({ good }) => good),
    each,
    won: Math.round(least),
  };
}
/** What is written as the same is the same. */
const SAME = 0.5;

/** Empty where nothing can be said of all. Else everything that could have been meant and can be bought: what the words find at all, and what is of the same kind. */
export function rivalsOf(
  good: Good,
  { need, excluded }: { need: Need; excluded: readonly Exclusion[] },
  goods: Goods,
): Good[] {
  // Of a whole group, of anything at all or below a limit it could be said of something else every time.
  if (need.topics.length !== 1 || isGroupWord(need.topics[0]!) || need.budget) return [];
  const found = need.topics.map(({ find, category }) => fitsOfAny(goods, find, category));
  const words = need.topics.map(({ say }) => say);
  const isMeant = (each: Good) =>
    each.tags[0] === good.tags[0] ||
    found.some((fits) => (fits.get(each) ?? 0) >= SMALLEST_FIT) ||
    words.some((word) => squeeze(each.name).includes(word));
  return goods.all.filter((each) => isMeant(each) && judge(each, excluded) === 'clear');
}

const SEVERAL = ['', '', '둘', '셋', '넷', '다섯'];
/** `셋 중`. */
export const among = (many: number): string => `${SEVERAL[many] ?? `${many}개`} 중`;

/** `100g에 230원꼴, 셋 중 가장 저렴해요`; empty unless it is so. `rivals` is asked for only if it is the lowest of those shown. */
export function claimFor(good: Good, shown: readonly Good[], rivals: () => readonly Good[]): string {
  const lowest = lowestOf(shown);
  if (lowest?.goods.length !== 1 || lowest.goods[0] !== good) return '';
  const basis = lowest.each === null ? '' : `${lowest.each}에 ${won(lowest.won)}꼴, `;
  const all = lowestOf(rivals());
  const isOfAll = all?.goods.length === 1 && all.goods[0] === good;
  return `${basis}${isOfAll ? '' : `${among(shown.length)} `}가장 저렴해요`;
}
