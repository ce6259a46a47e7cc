import { type Decided, type Decision, showList, type World } from '../decision';
import { judge } from '../retrieve/exclusion-rules';
import type { Good } from '../retrieve/goods-index';
import { asPick } from '../retrieve/order-picks';
import { measureOf, type Per } from '../retrieve/unit-price';
import { EMPTY_NEED, type Need, type Slots } from '../slots';
import { beyond } from './beyond';
import { other } from './other';
import { goodsBy } from './pointed';

/** What is done with the list on screen, with everything it is done to. */
export type ListAct =
  | { act: 'detail'; good: Good }
  | { act: 'share'; good: Good; people: number | null; packs: number }
  | { act: 'sum'; goods: Good[]; people: number | null }
  | { act: 'unit'; goods: Good[]; per: Per | null; need: Need | null }
  | { act: 'compare'; goods: Good[]; need: Need | null }
  | { act: 'choose'; goods: Good[]; order: 'cheap' | 'dear' }
  | { act: 'rest'; goods: Good[] }
  | { act: 'again' }
  | { act: 'cheaper' | 'pricier'; need: Need }
  | { act: 'other'; need: Need }
  | { act: 'missing' };

/** Each act is one step from the last lists and the conditions that are held to the next; null when nothing is left of it. */
export function doListAct(asked: ListAct, slots: Slots, world: World): Decided | null {
  switch (asked.act) {
    case 'detail':
      return speakOf({ kind: 'detail', good: asked.good, people: slots.people }, slots);
    case 'share': {
      const { good, people, packs } = asked;
      return speakOf({ kind: 'split', good, people, packs }, slots);
    }
    case 'sum':
      return hold({ kind: 'both', goods: asked.goods, people: asked.people }, asked.goods, slots);
    case 'unit':
      return hold({ kind: 'units', goods: asked.goods, per: asked.per }, asked.goods, named(asked, slots));
    case 'compare':
      return hold({ kind: 'compare', goods: asked.goods }, asked.goods, named(asked, slots));
    case 'choose':
      return list([cheapestOf(asked.goods, asked.order)], slots);
    case 'rest':
      return list(asked.goods, slots);
    case 'again':
      return again(slots, world);
    case 'cheaper':
    case 'pricier':
      return beyond(asked.need, slots, world, asked.act);
    case 'other':
      return other(asked.need, slots, world);
    case 'missing':
      return {
        decision: { kind: 'none', reason: 'out-of-list', asked: String(slots.last.length), nearest: null },
        slots,
      };
  }
}

/** What was named to be compared is looked for from now on, unless it was before. */
const named = ({ need }: { need: Need | null }, slots: Slots): Slots => (need === null ? slots : { ...slots, need });

const speakOf = (decision: Extract<Decision, { good: Good }>, slots: Slots): Decided => ({
  decision,
  slots: { ...slots, focus: decision.good.id },
});

/** What is put side by side is what `둘 중` means; what was not on screen before is the list from now on. */
function hold(decision: Decision, goods: readonly Good[], slots: Slots): Decided {
  const pair = [...new Set(goods.map(({ id }) => id))];
  if (pair.every((id) => slots.last.includes(id))) return { decision, slots: { ...slots, pair } };
  return { decision, slots: { ...slots, pair, last: pair, previous: slots.last, focus: null, boards: null } };
}

const list = (goods: readonly Good[], slots: Slots): Decided =>
  showList(goods.map(asPick), slots, slots.need ?? EMPTY_NEED, [], 'new');

/** By the unit where both tell the same one. */
function cheapestOf(goods: readonly Good[], order: 'cheap' | 'dear'): Good {
  const measures = goods.map(measureOf);
  const isAlike = measures.every((each) => each !== null && each.each === measures[0]?.each);
  const worth = (good: Good) => (isAlike ? measureOf(good)!.won : good.price);
  const sorted = goods.toSorted((a, b) => worth(a) - worth(b));
  return order === 'cheap' ? sorted[0]! : sorted.at(-1)!;
}

/** Null when nothing of that list is sold any more. */
function again(slots: Slots, { goods }: World): Decided | null {
  const offered = goodsBy(slots.first, goods).filter((good) => judge(good, slots.excluded) === 'clear');
  const picks = offered.map(asPick);
  if (picks.length === 0 || slots.need === null) return null;
  const { decision } = showList(picks, slots, slots.need, [], 'again');
  return { decision, slots: { ...slots, last: slots.first, focus: null, boards: null } };
}
