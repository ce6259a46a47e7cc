import { type Decided, type Decision, SHOWN, showList, type World } from '../decision';
import { judge } from '../retrieve/exclusion-rules';
import type { Good } from '../retrieve/goods-index';
import { asPick, type Pick } from '../retrieve/order-picks';
import { retrieve } from '../retrieve/retrieve';
import { similarTo } from '../retrieve/similar-to';
import { measureOf, type Per } from '../retrieve/unit-price';
import { EMPTY_NEED, type Need, type Slots } from '../slots';
import { goodsBy } from './pointed';

/** Cheaper or dearer than what is on screen, of the same kind and under the conditions that are held. */
function beyond(held: Need, slots: Slots, world: World, lead: 'cheaper' | 'pricier'): Decided {
  const need = unbounded(held, lead);
  const isForUse = need.useId !== null && need.topics.length === 0 && slots.focus === null;
  // Sorted by price, only what is meant most surely would be left.
  const { picks } = retrieve({ ...need, order: 'fit' }, slots, world);
  const sign = lead === 'cheaper' ? 1 : -1;
  const unseen = picks.filter(({ good }) => !slots.last.includes(good.id));
  const isBeyond = (price: number, edge: number) => sign * (edge - price) > 0;
  const alike = isForUse ? beyondItsKind(picks, unseen, slots, isBeyond) : [];
  // The nearest in kind, not the extreme: who asks for a cheaper pan does not want the smallest one there is.
  const nearer = () => unseen.filter(({ good }) => isBeyond(good.price, edgeOf(slots, world, sign))).slice(0, SHOWN);
  const chosen = alike.length > 0 ? alike : nearer();
  if (chosen.length > 0) {
    const ordered = chosen.sort((a, b) => sign * (a.good.price - b.good.price));
    return showList(ordered, { ...slots, need }, need, [], lead);
  }
  const alikes = alikeBeyond(need, slots, world, (price) => isBeyond(price, edgeOf(slots, world, sign)));
  if (alikes.length > 0) return showList(alikes, slots, need, [], `${lead}-alike`);
  const seen = goodsBy(slots.last, world.goods).toSorted((a, b) => sign * (a.price - b.price));
  const nearest = seen[0] ?? null;
  // There is none beyond it: it is shown again, and said to be the last one.
  if (nearest && seen.some(({ price }) => price !== nearest.price))
    return showList([asPick(nearest)], slots, need, [], `${lead}-last`);
  return { decision: { kind: 'none', reason: lead === 'cheaper' ? 'cheapest' : 'dearest', asked: '', nearest }, slots };
}

/** Of the same kind as what is on screen, without its particular conditions; said to be so. */
function alikeBeyond(need: Need, slots: Slots, world: World, isBeyond: (price: number) => boolean): Pick[] {
  const sample = world.goods.byId.get(slots.focus ?? slots.last[0] ?? -1);
  if (!sample) return [];
  return similarTo(sample, { ...need, wants: [], sizes: [] }, slots, world)
    .filter(({ good, fit }) => fit >= ALIKE && isBeyond(good.price) && !slots.last.includes(good.id))
    .slice(0, SHOWN);
}
/** Shares what it is first of all, not only a use. */
const ALIKE = 0.5;

/** `더 비싼 것도 괜찮아` lifts the limit named before. */
function unbounded(need: Need, lead: 'cheaper' | 'pricier'): Need {
  if (!need.budget) return need;
  const { min, max, perHead } = need.budget;
  const budget = lead === 'cheaper' ? { min: null, max, perHead } : { min, max: null, perHead };
  return { ...need, budget: budget.min === null && budget.max === null ? null : budget };
}

/** What is pointed at, else the cheapest (or dearest) on screen: anything else would not be cheaper than what was seen. */
function edgeOf(slots: Slots, { goods }: World, sign: number): number {
  const focused = slots.focus === null ? undefined : goods.byId.get(slots.focus)?.price;
  const seen = goodsBy(slots.last, goods).map((good) => good.price);
  return focused ?? (sign > 0 ? Math.min(...seen) : Math.max(...seen));
}

/** A list for a use holds different things: each is measured against the one of its own kind. */
function beyondItsKind(
  picks: Pick[],
  unseen: Pick[],
  { last }: Slots,
  isBeyond: (price: number, edge: number) => boolean,
): Pick[] {
  const onScreen = picks.filter(({ good }) => last.includes(good.id));
  const kinds = [...new Set(onScreen.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const edges = onScreen.filter((pick) => pick.kind === kind).map(({ good }) => good.price);
    return unseen.find((pick) => pick.kind === kind && edges.every((edge) => isBeyond(pick.good.price, edge))) ?? [];
  });
}

/** What was not shown yet under the conditions that are held; then what is alike. */
function other(need: Need, slots: Slots, world: World): Decided {
  const { picks, unmet } = retrieve(need, slots, world);
  const unseen = picks.filter(({ good }) => !slots.shown.includes(good.id));
  if (unseen.length > 0) return showList(unseen.slice(0, SHOWN), slots, need, unmet, 'other');

  const sample = world.goods.byId.get(slots.last[0]!);
  const alike = sample ? similarTo(sample, need, slots, world) : [];
  const unseenAlike = alike.filter(({ good }) => !slots.shown.includes(good.id));
  if (unseenAlike.length > 0) return showList(unseenAlike.slice(0, SHOWN), slots, need, [], 'similar');
  // `그거 말고 다른 수건`: those beside the one spoken of.
  const beside = slots.focus === null ? [] : goodsBy(slots.last, world.goods).filter(({ id }) => id !== slots.focus);
  const again = beside.map(asPick);
  if (again.length > 0) return showList(again, { ...slots, focus: null }, need, [], 'other');
  return { decision: { kind: 'none', reason: 'exhausted', asked: '', nearest: null }, slots };
}

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
