import { isGroupWord } from '../group-words';
import type { Constraint, Knowledge, Use } from '../knowledge';
import type { Need, Slots } from '../slots';
import { constraintsOf, has, isAllowed, isConstraintTold, isWithinBudget, tells } from './allow-rules';
import { bonusFor, type Liking } from './bonus-rules';
import { isFood, judge } from './exclusion-rules';
import { fitsOfAny, SMALLEST_FIT } from './fit-rules';
import type { Good, Goods } from './goods-index';
import { byPriceOrFit, type Pick, takeTurns } from './order-picks';
import { keepsSizes, meetsSizes } from './size-rules';

export type Retrieved = {
  /** All products that satisfy every condition, best first. */
  picks: Pick[];
  /** Matches regardless of price, cheapest first: to say honestly what is available. */
  meant: Good[];
  /** Wishes for which no product of this kind has data. */
  unmet: Constraint[];
  /** Matches whose ingredients are unknown. */
  unsure: Good[];
  /** There was a match, but it is excluded. */
  isLeftOut: boolean;
  /** A requested amount that no match has, and the products that have it otherwise. */
  missed: { sizes: string[]; nearest: Good | null } | null;
};

/** How far below the best score a product may be; wider for group words. */
const RELEVANT = 0.7;
const RELEVANT_IN_A_GROUP = 0.6;
/** Fallback when the conditions leave nothing else. */
const BARELY_RELEVANT = 0.45;
const SURELY_RELEVANT = 0.85;
const RELEVANT_FOR_A_USE = 0.78;
const STILL_MEANT = 0.75;

export type Asker = { people: Slots['people']; excluded: Slots['excluded'] };
export type Stock = { goods: Goods; knowledge: Knowledge; liking: Liking };

export function retrieve(need: Need, asker: Asker, { goods, knowledge, liking }: Stock): Retrieved {
  const { people, excluded } = asker;
  const use = knowledge.uses.find((each) => each.id === need.useId);
  const isByUse = use !== undefined && need.topics.length === 0;
  const isFitting = ({ good }: Pick) =>
    isWithinBudget(good.price, need, people) &&
    keepsSizes(good.name, need.sizes) &&
    need.within.every((word) => tells(good, word));
  const choose = (meant: Pick[]) => {
    const permitted = meant.filter(isAllowed(need, excluded, goods, knowledge));
    const isOneThing = need.topics.length === 1 && !isGroupWord(need.topics[0]!);
    const allowed = excluded.length > 0 && isOneThing ? nearest(permitted, meant) : permitted;
    const { picks, unmet } = withWishes(allowed, need, knowledge);
    return { allowed, unmet, affordable: picks.filter(isFitting), isLeftOut: allowed.length < meant.length };
  };
  let chosen = choose(isByUse ? byUse(use, goods) : byTopics(need, goods, RELEVANT));
  if (!isByUse && chosen.affordable.length === 0) {
    const wider = choose(byTopics(need, goods, BARELY_RELEVANT));
    if (wider.affordable.length > 0) chosen = wider;
  }

  // `냉동실에 쟁여둘 거 만오천원 안으로`: what the use names is too dear, the wish still tells what is meant.
  if (isByUse && chosen.affordable.length === 0 && need.wants.length > 0 && need.budget) {
    const wished = choose(byTopics({ ...need, topics: [] }, goods, RELEVANT));
    if (wished.unmet.length === 0 && wished.affordable.length > 0) chosen = wished;
  }

  const bonus = bonusFor(need, use, goods, knowledge, liking);
  const scored = chosen.affordable.map((pick) => ({ ...pick, fit: pick.fit + bonus(pick.good) }));
  const order = need.order === 'fit' ? (chosen.unmet.find((each) => each.order)?.order ?? 'fit') : need.order;
  // Sorting by price would put weak matches first, so they are dropped.
  const best = byPriceOrFit(order === 'fit' ? scored : surest(scored), order);
  const sized = inItsSize(best, need);
  const isMissed = need.sizes.length > 0 && sized.length === 0;
  const inSize = isMissed ? best : sized;
  const ordered = order === 'fit' ? interleave(inSize, need, isByUse, goods, knowledge) : inSize;
  const isClear = ({ good }: Pick) => judge(good, excluded) === 'clear';
  return {
    picks: ordered.filter(isClear),
    meant: byPriceOrFit(surest(chosen.allowed.filter(isClear)), 'cheap').map(({ good }) => good),
    unmet: chosen.unmet,
    unsure: ordered.filter((pick) => !isClear(pick)).map(({ good }) => good),
    isLeftOut: excluded.length > 0 && chosen.isLeftOut,
    missed: isMissed ? { sizes: need.sizes, nearest: sizedOf(chosen.allowed.filter(isClear), need) } : null,
  };
}

/** When the thing itself is excluded, related products are no answer (`만두` is not the steamer). */
function nearest(permitted: Pick[], meant: Pick[]): Pick[] {
  const best = Math.max(0, ...meant.map(({ fit }) => fit));
  return permitted.filter(({ fit }) => fit >= best * STILL_MEANT);
}

/** Of several things each is of one of the amounts (`종이컵 1000개랑 젓가락 200개`), if any of it is. */
function inItsSize(picks: Pick[], { topics, sizes }: Need): Pick[] {
  const isOfOne = (good: Good) => sizes.some((size) => meetsSizes(good.name, [size]));
  const ofAll = picks.filter(({ good }) => meetsSizes(good.name, sizes));
  if (ofAll.length > 0 || topics.length < 2 || sizes.length < 2) return ofAll;
  const kinds = new Set(picks.filter(({ good }) => isOfOne(good)).map(({ kind }) => kind));
  return kinds.size === 0 ? [] : picks.filter(({ good, kind }) => isOfOne(good) || !kinds.has(kind));
}

const sizedOf = (picks: Pick[], { sizes }: Need): Good | null =>
  byPriceOrFit(
    surest(picks).filter(({ good }) => meetsSizes(good.name, sizes)),
    'cheap',
  )[0]?.good ?? null;

function byTopics(need: Need, goods: Goods, share: number): Pick[] {
  if (need.topics.length === 0) {
    return goods.all.map((good) => ({ good, fit: SMALLEST_FIT, why: null, kind: good.subCategory }));
  }
  const found = new Map<Good, Pick>();
  for (const { say, find, category } of need.topics) {
    const fits = fitsOfAny(goods, find, category);
    const best = Math.max(0, ...fits.values());
    const cut = Math.max(SMALLEST_FIT, best * Math.min(share, isGroupWord({ find }) ? RELEVANT_IN_A_GROUP : RELEVANT));
    for (const [good, fit] of fits) {
      if (fit < cut) continue;
      const before = found.get(good);
      found.set(good, { good, fit: fit + (before?.fit ?? 0), why: null, kind: before ? '' : say });
    }
  }
  return [...found.values()];
}

function byUse({ needs, category }: Use, goods: Goods): Pick[] {
  const taken = new Map<Good, Pick>();
  needs.forEach(({ find, why }, rank) => {
    const fits = fitsOfAny(goods, find, category);
    const best = Math.max(0, ...fits.values());
    for (const [good, fit] of fits) {
      if (fit < SMALLEST_FIT || fit < best * RELEVANT_FOR_A_USE || taken.has(good)) continue;
      taken.set(good, { good, fit: fit - rank * 20, why, kind: why });
    }
  });
  return ofOneFamily([...taken.values()], needs);
}

/** `단백질`: shampoo is only described by it, and is no food as what else is needed. What is itself called so stays (a pan for camping). */
function ofOneFamily(picks: Pick[], needs: Use['needs']): Pick[] {
  const foods = picks.filter(({ good }) => isFood(good)).length;
  if (foods * 2 <= picks.length) return picks;
  const words = needs.flatMap(({ find }) => find);
  const isCalled = ({ nameWords, tags }: Good) =>
    words.some((word) => nameWords.at(-1)?.endsWith(word) || tags[0]?.endsWith(word));
  return picks.filter(({ good }) => isFood(good) || isCalled(good));
}

/** Round-robin over the things asked for, the needs of a use, or the kinds of a group. */
function interleave(best: Pick[], need: Need, isByUse: boolean, goods: Goods, { apart }: Knowledge): Pick[] {
  if (isByUse || need.topics.length === 0) return takeTurns(best, ({ kind }) => kind);
  if (need.topics.length === 1) {
    const [topic] = need.topics;
    const isGroup = isGroupWord(topic!) && !goods.kinds.has(topic!.find[0]!);
    return isGroup ? takeTurns(best, ({ good }) => good.tags[0] ?? '') : best;
  }
  // A product that matches several words has no kind of its own.
  const several = best.filter(isWhole);
  // The dog’s snack is not the cat’s, nor anybody else’s.
  const isForOne = need.topics.some((topic) => apart.some(({ say }) => say.includes(topic.say)));
  if (isForOne && several.length > 0) return several;
  return [
    ...several,
    ...takeTurns(
      best.filter((pick) => !isWhole(pick)),
      ({ kind }) => kind,
    ),
  ];
}

function withWishes(picks: Pick[], need: Need, knowledge: Knowledge): { picks: Pick[]; unmet: Constraint[] } {
  let left = picks;
  const unmet: Constraint[] = [];
  // `안 신 과일`: what is known not to be sour, where anything is.
  for (const refused of constraintsOf(need.avoids, knowledge)) {
    const told = left.filter(({ good }) => isConstraintTold(good, refused));
    // Jam is not what strawberries were asked for, however sweet.
    if (surest(left).some((pick) => told.includes(pick))) left = told;
  }
  for (const wish of constraintsOf(need.wants, knowledge)) {
    const having = left.filter(({ good }) => has(good, wish));
    // `아메 스틱 대용량`: what is both comes before what is large and only one of them.
    const isOfOne = left.some(isWhole) && !having.some(isWhole);
    if (having.length > 0 && !isOfOne) left = having;
    else {
      // What is known to be otherwise is not near it either, where something may be.
      const possible = left.filter(({ good }) => !isConstraintTold(good, wish));
      if (wish.attribute !== null && possible.length > 0) left = possible;
      unmet.push(wish);
    }
  }
  return { picks: left, unmet };
}

/** Answers to several of the words. */
const isWhole = ({ kind }: Pick): boolean => kind === '';

function surest(picks: Pick[]): Pick[] {
  const best = Math.max(0, ...picks.map(({ fit }) => fit));
  return picks.filter(({ fit }) => fit >= best * SURELY_RELEVANT);
}
