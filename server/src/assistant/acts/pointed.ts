import type { Good, Goods } from '../retrieve/goods-index';
import { measureOf } from '../retrieve/unit-price';
import type { Slots } from '../slots';
import { squeeze } from '../understand/squeeze';
import type { Understanding } from '../understand/understand';

export const goodsBy = (ids: readonly number[], goods: Goods): Good[] => ids.flatMap((id) => goods.byId.get(id) ?? []);

/** The one that is spoken of: by its number, else the one spoken of before, else the first. */
export function pointedAt({ ordinal }: Understanding, { last, focus }: Slots, goods: Goods): Good | null {
  const id = ordinal !== null ? last.at(ordinal > 0 ? ordinal - 1 : ordinal) : (focus ?? last[0]);
  return id === undefined ? null : (goods.byId.get(id) ?? null);
}

/** `아기 걸로 할게`: the one of the list that has a word which no other of it has; null where that is none, or several. */
export function onlyNamed(text: string, shown: readonly Good[]): Good | null {
  const own = (good: Good): string[] =>
    good.nameWords
      .slice(1)
      .filter(
        (word) => word.length > 1 && shown.every((other) => other === good || !squeeze(other.name).includes(word)),
      );
  const named = shown.filter((good) => own(good).some((word) => text.includes(word)));
  return named.length === 1 ? named[0]! : null;
}

/** Most of whose name, amounts included, stands in the message, the first of several; null where all have as much, unless there is only one. */
export function toldFrom(said: Understanding, pool: readonly Good[]): Good | null {
  const worth = pool.map((good) => worthOf(good, said));
  const most = Math.max(0, ...worth);
  const isTold = worth.some((each) => each < most) || (pool.length === 1 && said.topics.length > 0);
  return most > 0 && isTold ? pool[worth.indexOf(most)]! : null;
}

export function worthOf(good: Good, { core, sizes }: Understanding): number {
  const name = squeeze(good.name);
  const words = good.nameWords.slice(1).filter((word) => word.length > 1 && isIn(word, core));
  const amounts = sizes.filter((size) => !ONE.has(size) && name.includes(size.replace(/이상$|이하$/, '')));
  return words.reduce((sum, word) => sum + word.length, 0) + 3 * amounts.length;
}

/** Asked for one of it, not told. */
const ONE: ReadonlySet<string> = new Set('1kg 1l 100g 100ml 1개 1장 1매 1봉 1병 1캔 1팩 1롤 1구'.split(' '));

/** `현미` names `현미밥`. */
const isIn = (word: string, core: string): boolean =>
  core.includes(word) || (word.length > 2 && core.includes(word.slice(0, -1)));

/** `큰 거`, `작은 걸`: the one that holds most or least, where all are counted alike. */
export function bySize({ core }: Understanding, pool: readonly Good[]): Good | null {
  const sign = /(?:큰|많은)(?:거|것|걸|놈|쪽|건|게)/.test(core)
    ? 1
    : /작은(?:거|것|걸|놈|쪽|건|게)/.test(core)
      ? -1
      : 0;
  const measures = pool.map(measureOf);
  if (sign === 0 || measures.some((each) => each === null || each.each !== measures[0]?.each)) return null;
  const amounts = pool.map((good, i) => (sign * good.price) / measures[i]!.won);
  return pool[amounts.indexOf(Math.max(...amounts))] ?? null;
}
