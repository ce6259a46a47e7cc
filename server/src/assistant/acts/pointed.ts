import type { Good, Goods } from '../retrieve/goods-index';
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
