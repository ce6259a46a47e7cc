import { fitOfTopic } from './fit-rules';
import type { Good, Goods } from './goods-index';
import type { Constraint, Knowledge, Taste, Use } from './knowledge';
import type { Need } from './slots';

export type Pick = { good: Good; fit: number; why: string | null };

export type Retrieved = {
  /** Everything that satisfies every condition, best first. */
  picks: Pick[];
  /** What is meant, whatever it costs: for saying honestly what there is. */
  meant: Good[];
  /** Wishes that no product of this kind says anything about. */
  unmet: string[];
};

export type Liking = { age: number | null; gender: 'MALE' | 'FEMALE' | null; interest: number | null };

/** How far behind the best a good may be; words for a whole group reach wider. */
const RELEVANT = 0.7;
const RELEVANT_IN_A_GROUP = 0.5;
const GROUP = 6;
const SMALLEST_FIT = 4;

export function retrieve(
  need: Need,
  people: number | null,
  goods: Goods,
  knowledge: Knowledge,
  liking: Liking,
): Retrieved {
  const use = knowledge.uses.find((each) => each.id === need.useId);
  const meantPicks = need.topics.length > 0 || !use ? byTopics(need, goods) : byUse(use, goods);
  const allowed = meantPicks.filter(({ good }) => !isRefused(good, need, knowledge));
  const { picks: wished, unmet } = withWishes(allowed, need, knowledge);
  const affordable = wished.filter(({ good }) => isWithinBudget(good.price, need, people));

  const bonus = (good: Good): number =>
    (need.sizes.some((size) => good.name.toLowerCase().replaceAll(' ', '').includes(size)) ? 3 : 0) +
    (use &&
    need.topics.length > 0 &&
    use.needs.some((each) => fitOfTopic(good, { find: each.find, category: null }) > 0)
      ? 0.5
      : 0) +
    (liking.interest === good.categoryId ? 0.2 : 0) +
    knowledge.tastes.reduce((sum, taste) => sum + (isTaste(good, taste, liking) ? 0.4 : 0), 0) +
    Math.min(1, Math.log1p(good.likeCount) / 8);
  const scored = affordable.map((pick) => ({ ...pick, fit: pick.fit + bonus(pick.good) }));
  return { picks: inOrder(scored, need, use !== undefined), meant: allowed.map(({ good }) => good), unmet };
}

function byTopics(need: Need, goods: Goods): Pick[] {
  const inCategory = goods.all.filter((good) => need.category === null || good.categoryId === need.category);
  if (need.topics.length === 0) return inCategory.map((good) => ({ good, fit: SMALLEST_FIT, why: null }));

  const fits = inCategory.map((good) => ({ good, fits: need.topics.map((topic) => fitOfTopic(good, topic)) }));
  const best = need.topics.map((_, i) => fits.reduce((max, each) => Math.max(max, each.fits[i]!), 0));
  const relevant = need.topics.map(({ find }) => (find.length > GROUP ? RELEVANT_IN_A_GROUP : RELEVANT));
  return fits.flatMap(({ good, fits: own }) => {
    const counted = own.map((fit, i) => (fit >= SMALLEST_FIT && fit >= best[i]! * relevant[i]! ? fit : 0));
    const fit = counted.reduce((sum, each) => sum + each, 0);
    return fit > 0 ? [{ good, fit, why: null }] : [];
  });
}

function byUse({ needs, category }: Use, goods: Goods): Pick[] {
  const taken = new Map<number, Pick>();
  needs.forEach(({ find, why }, rank) => {
    const fits = goods.all.map((good) => ({ good, fit: fitOfTopic(good, { find, category }) }));
    const best = fits.reduce((max, { fit }) => Math.max(max, fit), 0);
    for (const { good, fit } of fits) {
      if (fit < SMALLEST_FIT || fit < best * 0.85 || taken.has(good.id)) continue;
      taken.set(good.id, { good, fit: fit - rank * 20, why });
    }
  });
  return [...taken.values()];
}

function inOrder(picks: Pick[], need: Need, isUse: boolean): Pick[] {
  const byPrice = need.order === 'cheap' ? 1 : need.order === 'dear' ? -1 : 0;
  if (byPrice !== 0) return picks.sort((a, b) => byPrice * (a.good.price - b.good.price) || b.fit - a.fit);
  const best = picks.sort((a, b) => b.fit - a.fit || b.good.likeCount - a.good.likeCount || a.good.id - b.good.id);
  if (isUse && need.topics.length === 0) return takeTurns(best, ({ why }) => why ?? '');
  if (need.topics.length < 2) return best;
  const whole = best.filter(({ good }) => need.topics.every((topic) => fitOfTopic(good, topic) >= SMALLEST_FIT));
  const others = best.filter((pick) => !whole.includes(pick));
  const topicOf = ({ good }: Pick): string =>
    need.topics.reduce((a, b) => (fitOfTopic(good, b) > fitOfTopic(good, a) ? b : a)).say;
  return [...whole, ...takeTurns(others, topicOf)];
}

/** One of each kind in turn, kinds in the order of their first. */
function takeTurns(picks: Pick[], kindOf: (pick: Pick) => string): Pick[] {
  const byKind = new Map<string, Pick[]>();
  for (const pick of picks) byKind.set(kindOf(pick), [...(byKind.get(kindOf(pick)) ?? []), pick]);
  const queues = [...byKind.values()];
  const longest = queues.reduce((max, queue) => Math.max(max, queue.length), 0);
  return Array.from({ length: longest }, (_, i) => queues.flatMap((queue) => queue[i] ?? [])).flat();
}

function isRefused(good: Good, need: Need, knowledge: Knowledge): boolean {
  if (need.category !== null && good.categoryId !== need.category) return true;
  const avoided = fitOfTopic(good, { find: need.avoidTerms, category: null });
  // `캔커피 말고 드립백`: what was asked for by name stays.
  if (avoided >= SMALLEST_FIT && !need.topics.some((topic) => fitOfTopic(good, topic) > avoided)) return true;
  const has = (id: string): boolean => constraint(knowledge, id)?.has.some((term) => good.line.includes(term)) ?? false;
  const lacks = (id: string): boolean =>
    constraint(knowledge, id)?.lacks.some((term) => good.line.includes(term)) ?? false;
  return need.avoids.some(has) || need.wants.some(lacks);
}

function withWishes(picks: Pick[], need: Need, knowledge: Knowledge): { picks: Pick[]; unmet: string[] } {
  let left = picks;
  const unmet: string[] = [];
  for (const id of need.wants) {
    const wish = constraint(knowledge, id);
    if (!wish) continue;
    const having = left.filter(({ good }) => wish.has.some((term) => good.line.includes(term)));
    if (having.length > 0) left = having;
    else unmet.push(wish.label);
  }
  return { picks: left, unmet };
}

function isWithinBudget(price: number, { budget }: Need, people: number | null): boolean {
  if (!budget) return true;
  const cost = budget.perHead ? Math.floor(price / Math.max(1, people ?? 1)) : price;
  return cost >= (budget.min ?? 0) && cost <= (budget.max ?? Number.POSITIVE_INFINITY);
}

function isTaste(good: Good, taste: Taste, { age, gender }: Liking): boolean {
  if (age === null || age < taste.fromAge || age > taste.toAge) return false;
  if (taste.gender !== null && taste.gender !== gender) return false;
  return fitOfTopic(good, { find: taste.find, category: null }) >= SMALLEST_FIT;
}

const constraint = (knowledge: Knowledge, id: string): Constraint | undefined =>
  knowledge.constraints.find((each) => each.id === id);
