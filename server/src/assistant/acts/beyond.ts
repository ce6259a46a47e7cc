import { type Decided, SHOWN, showList, type World } from '../decision';
import { asPick, type Pick } from '../retrieve/order-picks';
import { retrieve } from '../retrieve/retrieve';
import { similarTo } from '../retrieve/similar-to';
import type { Need, Slots } from '../slots';
import { goodsBy } from './pointed';

/** Cheaper or dearer than what is on screen, of the same kind and under the conditions that are held. */
export function beyond(held: Need, slots: Slots, world: World, lead: 'cheaper' | 'pricier'): Decided {
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
