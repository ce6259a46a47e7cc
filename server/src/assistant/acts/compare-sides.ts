import type { World } from '../decision';
import type { Good } from '../retrieve/goods-index';
import { retrieve } from '../retrieve/retrieve';
import { EMPTY_NEED, type Slots } from '../slots';
import { squeeze } from '../understand/squeeze';
import type { Understanding } from '../understand/understand';
import { goodsBy } from './pointed';

/**
 * The goods that are held against each other. A side is looked for among what is on screen and what answers to the same
 * wish, then among what it names itself; a single one is held against the one spoken of. Null where not both are found.
 */
export function sidesCompared(said: Understanding, slots: Slots, world: World): Good[] | null {
  if (said.sides.length === 0) return null;
  const shown = goodsBy(slots.last, world.goods);
  const near =
    slots.need === null ? [] : goodsFor({ ...slots.need, budget: null, sizes: [], within: [] }, slots, world);
  const named = said.topics.length === 0 ? [] : goodsFor({ ...EMPTY_NEED, topics: said.topics }, slots, world);
  const found = said.sides.map((side) => bestFor(side, [...shown, ...near]) ?? bestFor(side, named));
  const goods = [...new Set(found.filter((good) => good !== null))];
  if (goods.length > 1) return goods;
  const spoken = goodsBy([slots.focus ?? slots.last[0] ?? -1], world.goods)[0];
  return goods.length === 1 && spoken && spoken !== goods[0] ? [goods[0]!, spoken] : null;
}

const goodsFor = (need: Parameters<typeof retrieve>[0], slots: Slots, world: World): Good[] =>
  retrieve(need, slots, world).picks.map(({ good }) => good);

/** The one most of whose name stands in the words; the first of several. */
function bestFor(side: string, goods: readonly Good[]): Good | null {
  let best: Good | null = null;
  let most = 0;
  for (const good of goods) {
    const letters = good.name
      .toLowerCase()
      .split(/\s+/)
      .slice(1)
      .map(squeeze)
      .filter((word) => word.length > 1 && side.includes(word))
      .reduce((sum, word) => sum + word.length, 0);
    const whole = letters > 0 ? letters : good.tags.some((tag) => tag.length > 1 && side.includes(tag)) ? 1 : 0;
    if (whole > most) [best, most] = [good, whole];
  }
  return best;
}
