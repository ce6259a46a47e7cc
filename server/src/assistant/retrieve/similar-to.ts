import type { Need } from '../slots';
import { isAllowed, isWithinBudget } from './allow-rules';
import { judge } from './exclusion-rules';
import type { Good } from './goods-index';
import type { Pick } from './order-picks';
import type { Asker, Stock } from './retrieve';
import { keepsSizes } from './size-rules';

/** Products most similar to one: same category, ranked by shared words. */
export function similarTo(good: Good, need: Need, { people, excluded }: Asker, { goods, knowledge }: Stock): Pick[] {
  return goods.all
    .filter((other) => other.subCategory === good.subCategory && other.id !== good.id)
    .map((other) => ({ good: other, fit: likeness(good, other), why: null, kind: '' }))
    .filter(isAllowed(need, excluded, goods, knowledge))
    .filter((pick) => judge(pick.good, excluded) === 'clear')
    .filter(
      ({ good: { name, price }, fit }) =>
        fit > 0 && isWithinBudget(price, need, people) && keepsSizes(name, need.sizes),
    )
    .sort((a, b) => b.fit - a.fit);
}

/** Earlier keywords say what a thing is, so sharing them weighs more. */
function likeness(a: Good, b: Good): number {
  const shared = a.tags.reduce((sum, tag, i) => sum + (b.tags.includes(tag) ? 1 / (i + 1) : 0), 0);
  const sameMaterial = a.tags.some((tag) => b.tags.some((other) => tag[0] === other[0] && b.tags[0]?.[0] === tag[0]));
  return shared + (sameMaterial ? 0.5 : 0);
}
