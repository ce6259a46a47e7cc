import { traitOf } from '../../products/trait-rules';
import { fitsOfAny } from '../retrieve/fit-rules';
import type { Good, Goods } from '../retrieve/goods-index';
import type { Subject } from './exclusion-subjects';

/** `라면 먹으면 속이 안 좋아` names no ingredient: the dish is left out and nothing is concluded of others. */
export function isDish({ ingredient, topic }: Subject, goods: Goods): boolean {
  if (ingredient) return false;
  const named = namedBy(topic.find[0]!, goods);
  return named.length > 0 && !named.some(({ traits }) => traitOf(traits, 'single') === 'yes');
}

/** `감자 양파 당근`: different goods of one shelf; `과일 사과` is the shelf and one of it. */
export function areAlike(a: Subject, b: Subject, goods: Goods): boolean {
  if (a.ingredient || b.ingredient || a.topic.weak || b.topic.weak) return false;
  const [first, second] = [namedBy(a.word, goods), namedBy(b.word, goods)];
  const shelves = new Set(first.map(({ subCategory }) => subCategory));
  return second.some(({ subCategory }) => shelves.has(subCategory)) && !second.some((good) => first.includes(good));
}

/** `두부모래` is made of no food that anybody eats. */
export function isNotEaten({ word, ingredient, isForm }: Subject, goods: Goods): boolean {
  if (ingredient === null || !isForm) return false;
  const called = namedBy(word, goods).filter(({ line }) => line.replaceAll(' ', '').includes(word));
  return called.length > 0 && called.every(({ categoryId }) => categoryId > 2);
}

/** What a word names best. */
function namedBy(word: string, goods: Goods): Good[] {
  const fits = fitsOfAny(goods, [word], null);
  const best = Math.max(0, ...fits.values());
  return [...fits].filter(([, fit]) => fit >= best - 1).map(([good]) => good);
}
