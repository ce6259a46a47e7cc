import { EMPTY_NEED, type Need, type Slots } from './slots';
import type { Topic } from './understand/lexicon';
import type { Understanding } from './understand/understand';

/** `더 작은 거`: the size named before no longer holds. */
const SIZE_WISHES: ReadonlySet<string> = new Set(['small', 'large']);

export type MergedNeed = { need: Need; isNew: boolean };

/** Puts a message on top of what was said before. A new subject starts afresh; conditions alone refine the old one. */
export function mergeNeed(said: Understanding, slots: Slots): MergedNeed {
  const topics = subjectsOf(said);
  const use = said.uses[0] ?? null;
  const hasSubject = topics.length > 0 || use !== null;
  const current = slots.need;
  const isNew = current === null || (hasSubject && !isSameSubject(topics, use?.id ?? null, current));
  const base = isNew ? startOf(said, current) : current;
  const narrows = hasSubject && !isNew && topics.length > 0 && topics.length < current.topics.length;

  return {
    isNew: isNew || narrows,
    need: {
      topics: hasSubject && (isNew || narrows) ? topics : base.topics,
      useId: use?.id ?? base.useId,
      category: said.category ?? base.category,
      budget: said.budget ?? base.budget,
      wants: union(base.wants, said.wants, said.avoids),
      avoids: union(base.avoids, said.avoids, said.wants),
      sizes: said.sizes.length > 0 || said.wants.some((id) => SIZE_WISHES.has(id)) ? said.sizes : base.sizes,
      within: isNew || narrows ? [] : base.within,
      order: orderOf(said, isNew ? 'fit' : base.order, isNew),
    },
  };
}

/** A word that says more leaves out those that say less; a use says more than those as well. */
function subjectsOf({ topics, uses }: Understanding): Topic[] {
  const strong = topics.filter((topic) => !topic.weak);
  if (strong.length > 0) return distinct(strong);
  return uses.length > 0 ? [] : distinct(topics);
}

function startOf(said: Understanding, current: Need | null): Need {
  if (!current || !said.elliptic) return EMPTY_NEED;
  return { ...EMPTY_NEED, useId: current.useId, budget: current.budget, wants: current.wants, avoids: current.avoids };
}

function isSameSubject(topics: Topic[], useId: string | null, current: Need): boolean {
  if (topics.length === 0) return useId === current.useId;
  return topics.every((topic) => current.topics.some((other) => overlap(topic, other)));
}

const overlap = (a: Topic, b: Topic): boolean => a.say === b.say || a.title === b.title;

function orderOf({ commands }: Understanding, order: Need['order'], isNew: boolean): Need['order'] {
  if (commands.has('dearest') || (isNew && commands.has('pricier'))) return 'dear';
  if (commands.has('cheapest') || (isNew && commands.has('cheaper'))) return 'cheap';
  return order;
}

const union = (before: string[], added: string[], removed: string[]): string[] =>
  [...new Set([...before, ...added])].filter((id) => !removed.includes(id));

const distinct = (topics: Topic[]): Topic[] =>
  topics.filter((topic, i) => topics.findIndex((other) => overlap(topic, other)) === i);
