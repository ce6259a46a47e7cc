import { fitsOfAny } from '../retrieve/fit-rules';
import type { Goods } from '../retrieve/goods-index';
import { EMPTY_NEED, type Need, type Slots } from '../slots';
import type { Topic } from '../understand/lexicon';
import type { Understanding } from '../understand/understand';

/**
 * What a message does to the conditions that are held. `same`: they stay, and what it says comes on top; `narrower`: a kind of
 * what was asked for, all limits stay; `instead`: something else, with the price and the wishes of before; `new`: nothing stays.
 */
export type Step = 'same' | 'narrower' | 'instead' | 'new';
export type Merged = { need: Need; step: Step };

/** `더 작은 거`: the size named before no longer holds. */
const SIZE_WISHES: ReadonlySet<string> = new Set(['small', 'large']);

/** Another list begins: what was shown for the one before is no longer the first. */
export const isAnother = (step: Step): boolean => step !== 'same';
/** What was said of how many share it, and for whom, was said of something else. */
export const startsAfresh = (step: Step): boolean => step === 'new';

/** Puts a message on top of the conditions that are held. */
export function mergeNeed(said: Understanding, { need: current }: Pick<Slots, 'need'>, goods: Goods): Merged {
  const topics = subjectsOf(said);
  const use = said.uses[0] ?? null;
  const isSubject = topics.length > 0 || use !== null;
  const step = stepOf(said, topics, use?.id ?? null, current, goods);
  const base = baseOf(step, current);
  return {
    step,
    need: {
      topics: isSubject && step !== 'same' ? topics : base.topics,
      useId: use?.id ?? base.useId,
      category: said.category ?? base.category,
      budget: lifts(said, 'budget') ? null : (said.budget ?? base.budget),
      wants: union(base.wants, said.wants, said.avoids),
      avoids: union(base.avoids, said.avoids, said.wants),
      sizes: sizesOf(said, base),
      within: isBack(said, isSubject) ? [] : base.within,
      order: orderOf(said, base.order, step === 'new' || step === 'instead'),
    },
  };
}

function baseOf(step: Step, current: Need | null): Need {
  if (current === null || step === 'new') return EMPTY_NEED;
  const { useId, budget, wants, avoids } = current;
  if (step === 'instead') return { ...EMPTY_NEED, useId, budget, wants, avoids };
  return step === 'narrower' ? { ...current, within: [] } : current;
}

function stepOf(said: Understanding, topics: Topic[], useId: string | null, current: Need | null, goods: Goods): Step {
  if (current === null) return 'new';
  if (topics.length === 0) return useId === null || useId === current.useId ? 'same' : otherwise(said);
  const isSame = topics.every((topic) => current.topics.some((other) => overlap(topic, other)));
  if (isSame) return topics.length < current.topics.length ? 'narrower' : 'same';
  return useId === null && isKindOf(topics, current, goods) ? 'narrower' : otherwise(said);
}

const otherwise = ({ elliptic }: Understanding): Step => (elliptic ? 'instead' : 'new');

/** Nearly as good an answer as the best one. */
const SURELY = 0.85;
const STILL = 0.6;
/** `사과` after fruit, `목살` after meat: whatever answers to it best answered to the old words as well. */
function isKindOf(topics: readonly Topic[], { topics: before }: Need, goods: Goods): boolean {
  if (before.length === 0) return false;
  const old = before.map(({ find, category }) => {
    const fits = fitsOfAny(goods, find, category);
    return { fits, least: Math.max(...fits.values(), 0) * STILL };
  });
  return topics.every(({ find, category }) => {
    const fits = [...fitsOfAny(goods, find, category)];
    const best = Math.max(...fits.map(([, fit]) => fit), 0);
    const meant = fits.filter(([, fit]) => fit >= best * SURELY);
    return (
      meant.length > 0 && meant.every(([good]) => old.some(({ fits: all, least }) => (all.get(good) ?? 0) >= least))
    );
  });
}

/** A word that says more leaves out those that say less; a use says more than those as well. */
function subjectsOf({ topics, uses }: Understanding): Topic[] {
  const strong = topics.filter((topic) => !topic.weak);
  if (strong.length > 0) return distinct(strong);
  return uses.length > 0 ? [] : distinct(topics);
}

const overlap = (a: Topic, b: Topic): boolean => a.say === b.say || a.title === b.title;

/** `가격은 상관없어`: the limit of it is given up, and only that one. */
const LIFTS: Record<'budget' | 'size', RegExp> = {
  budget:
    /(?:가격|값|금액|예산|돈)(?:은|는|이|도)?(?:전혀|별로|크게)?(?:상관|관계|신경안|신경쓰지|무관|안중요|안봐|안따)/,
  size: /(?:용량|양|크기|사이즈|무게|개수|갯수)(?:은|는|이|도)?(?:전혀|별로|크게)?(?:상관|관계|신경안|신경쓰지|무관|안중요|안봐|안따)/,
};
export const lifts = ({ core }: Understanding, what: keyof typeof LIFTS): boolean => LIFTS[what].test(core);

function sizesOf(said: Understanding, base: Need): string[] {
  if (lifts(said, 'size')) return [];
  return said.sizes.length > 0 || said.wants.some((id) => SIZE_WISHES.has(id)) ? said.sizes : base.sizes;
}

/** `아니 그냥 토마토로`: the thing itself again, not the kind of it that was chosen since. */
const isBack = ({ core }: Understanding, isSubject: boolean): boolean =>
  (isSubject && BACK.test(core)) || BACK_AGAIN.test(core);
/** `아니 역시 큰 거`: of all of it. */
const BACK_AGAIN = /^(?:아니|아냐)?(?:역시|원래)/;
const BACK = /^(?:아니|아냐|그냥|걍|역시|다시|됐고|에이)+/;

function orderOf({ commands }: Understanding, order: Need['order'], isOther: boolean): Need['order'] {
  if (commands.has('dearest') || (isOther && commands.has('pricier'))) return 'dear';
  if (commands.has('cheapest') || (isOther && commands.has('cheaper'))) return 'cheap';
  return order;
}

const union = (before: string[], added: string[], removed: string[]): string[] =>
  [...new Set([...before, ...added])].filter((id) => !removed.includes(id));

const distinct = (topics: Topic[]): Topic[] =>
  topics.filter((topic, i) => topics.findIndex((other) => overlap(topic, other)) === i);
