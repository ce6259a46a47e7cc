import type { Good, Goods } from './goods-index';
import type { Knowledge, ServiceTopic, Talk } from './knowledge';
import { mergeNeed } from './merge-need';
import { type Liking, type Pick, retrieve } from './retrieve';
import type { Need, Slots } from './slots';
import type { Understanding } from './understand';

/** What the answer will say; the words come later. */
export type Decision =
  | { kind: 'talk'; talk: Talk }
  | { kind: 'service'; topic: ServiceTopic }
  | {
      kind: 'products';
      picks: Pick[];
      need: Need;
      people: number | null;
      unmet: string[];
      lead: 'new' | 'cheaper' | 'pricier' | 'other' | 'again';
    }
  | {
      kind: 'none';
      reason: 'unknown' | 'budget' | 'exhausted' | 'cheapest' | 'dearest';
      asked: string;
      nearest: Good | null;
    }
  | { kind: 'detail'; good: Good; people: number | null }
  | { kind: 'split'; good: Good; people: number | null }
  | { kind: 'boards'; goods: Good[] }
  | { kind: 'compare'; goods: Good[] }
  | { kind: 'ask' };

export type Decided = { decision: Decision; slots: Slots };

export type World = { goods: Goods; knowledge: Knowledge; liking: Liking };

const SHOWN = 3;
const SHOWN_FOR_A_USE = 4;

export function decide(said: Understanding, slots: Slots, world: World): Decided {
  if (said.talk?.talk.kind === 'refuse') return { decision: { kind: 'talk', talk: said.talk.talk }, slots };
  if (said.talk?.exact && !said.commands.has('other'))
    return { decision: { kind: 'talk', talk: said.talk.talk }, slots };
  if (isAboutService(said)) return { decision: { kind: 'service', topic: said.service!.topic }, slots };

  const people = said.people ?? slots.people;
  const known = { ...slots, people };
  const followUp = slots.last.length > 0 ? followUpOn(said, known, world) : null;
  if (followUp) return followUp;
  if (said.talk && !hasSubject(said) && !hasCondition(said)) {
    return { decision: { kind: 'talk', talk: said.talk.talk }, slots };
  }
  const isUnknown = said.unknown.length > 0 && (slots.need === null || !hasCondition(said));
  if (!hasSubject(said) && isUnknown) return lost(said, known, world);
  if (!hasSubject(said) && !hasCondition(said)) return lost(said, known, world);
  return search(said, known, world);
}

/** A question about the service, unless more of the message names goods. */
function isAboutService({ service, topics, commands }: Understanding): boolean {
  if (!service) return false;
  if (commands.has('boards') && service.letters < 4) return false;
  const named = topics.reduce((sum, topic) => sum + (topic.weak ? 0 : topic.say.length), 0);
  return service.letters >= named;
}

const hasSubject = (said: Understanding): boolean =>
  said.topics.length > 0 || said.uses.length > 0 || said.category !== null;

const hasCondition = (said: Understanding): boolean =>
  said.budget !== null ||
  said.people !== null ||
  said.wants.length + said.avoids.length + said.avoided.length + said.sizes.length > 0 ||
  said.commands.has('popular') ||
  said.commands.has('cheapest') ||
  said.commands.has('dearest');

function followUpOn(said: Understanding, slots: Slots, world: World): Decided | null {
  const { commands } = said;
  const { isNew } = mergeNeed(said, slots);
  const changesSubject = isNew && hasSubject(said);
  if (changesSubject) return null;

  const good = pointedAt(said, slots, world);
  if (commands.has('split') && good) {
    return {
      decision: { kind: 'split', good, people: said.people ?? slots.people },
      slots: { ...slots, focus: good.id },
    };
  }
  if (commands.has('boards')) return { decision: { kind: 'boards', goods: boardsAsked(said, slots, world) }, slots };
  if (commands.has('compare')) {
    const goods = comparable(slots, world);
    if (goods.length > 1) return { decision: { kind: 'compare', goods }, slots };
  }
  if (commands.has('again') && said.ordinal === null) return again(slots, world);
  if (said.ordinal !== null && good) return detail(good, slots);
  if (commands.has('cheaper') && said.budget === null) return beyond(said, slots, world, 'cheaper');
  if (commands.has('pricier') && said.budget === null && !commands.has('dearest'))
    return beyond(said, slots, world, 'pricier');
  if (commands.has('other') && said.budget === null && said.avoids.length === 0) return other(said, slots, world);
  if (commands.has('detail') && good && !hasSubject(said) && said.budget === null) return detail(good, slots);
  if (isHeadcountAlone(said) && good && slots.focus !== null) {
    return { decision: { kind: 'split', good, people: said.people }, slots: { ...slots, focus: good.id } };
  }
  return null;
}

/** `그럼 4명` after a split was asked for: only the number changes. */
const isHeadcountAlone = (said: Understanding): boolean =>
  said.people !== null && !hasSubject(said) && said.budget === null && said.wants.length + said.avoids.length === 0;

function pointedAt({ ordinal }: Understanding, { last, focus }: Slots, { goods }: World): Good | null {
  const id = ordinal !== null ? last.at(ordinal > 0 ? ordinal - 1 : ordinal) : (focus ?? last[0]);
  return id === undefined ? null : (goods.byId.get(id) ?? null);
}

function boardsAsked(said: Understanding, slots: Slots, { goods }: World): Good[] {
  const one = said.ordinal !== null || slots.focus !== null ? pointedAt(said, slots, { goods } as World) : null;
  return one ? [one] : goodsBy(slots.last, goods);
}

/** Two lists of one thing each, or the list on screen. */
function comparable({ last, previous }: Slots, { goods }: World): Good[] {
  const across = previous.length > 0 && !previous.some((id) => last.includes(id));
  return across ? goodsBy([last[0]!, previous[0]!], goods) : goodsBy(last, goods);
}

const goodsBy = (ids: number[], goods: Goods): Good[] => ids.flatMap((id) => goods.byId.get(id) ?? []);

function detail(good: Good, slots: Slots): Decided {
  return { decision: { kind: 'detail', good, people: slots.people }, slots: { ...slots, focus: good.id } };
}

function again(slots: Slots, { goods }: World): Decided {
  const picks = goodsBy(slots.first, goods).map((good) => ({ good, fit: 0, why: null }));
  return {
    decision: { kind: 'products', picks, need: slots.need!, people: slots.people, unmet: [], lead: 'again' },
    slots: { ...slots, last: slots.first, focus: null },
  };
}

function beyond(said: Understanding, slots: Slots, world: World, lead: 'cheaper' | 'pricier'): Decided {
  const { need } = mergeNeed(said, slots);
  const { picks } = retrieve(need, slots.people, world.goods, world.knowledge, world.liking);
  const seen = goodsBy(slots.last, world.goods).map((good) => good.price);
  const focused = slots.focus === null ? undefined : world.goods.byId.get(slots.focus)?.price;
  const sign = lead === 'cheaper' ? 1 : -1;
  const edges =
    focused !== undefined
      ? [focused]
      : [sign > 0 ? Math.min(...seen) : Math.max(...seen), sign > 0 ? Math.max(...seen) : Math.min(...seen)];
  for (const edge of edges) {
    const found = picks.filter(({ good }) => sign * (edge - good.price) > 0 && !slots.last.includes(good.id));
    // The nearest in kind, not the extreme: who asks for a cheaper pan does not want the smallest one there is.
    const chosen = found.slice(0, SHOWN).sort((a, b) => sign * (a.good.price - b.good.price));
    if (chosen.length > 0) return show(chosen, { ...slots, need }, need, [], lead);
  }
  const nearest = goodsBy(slots.last, world.goods).sort((a, b) => sign * (a.price - b.price))[0] ?? null;
  return { decision: { kind: 'none', reason: lead === 'cheaper' ? 'cheapest' : 'dearest', asked: '', nearest }, slots };
}

function other(said: Understanding, slots: Slots, world: World): Decided {
  const { need } = mergeNeed(said, slots);
  const { picks, unmet } = retrieve(need, slots.people, world.goods, world.knowledge, world.liking);
  const unseen = picks.filter(({ good }) => !slots.shown.includes(good.id));
  if (unseen.length > 0) return show(unseen.slice(0, SHOWN), slots, need, unmet, 'other');
  return { decision: { kind: 'none', reason: 'exhausted', asked: '', nearest: null }, slots };
}

function search(said: Understanding, slots: Slots, world: World): Decided {
  const { need, isNew } = mergeNeed(said, slots);
  const { picks, meant, unmet } = retrieve(need, slots.people, world.goods, world.knowledge, world.liking);
  const fresh: Slots = isNew ? { ...slots, shown: [], first: [], focus: null } : { ...slots, focus: null };
  if (picks.length === 0) {
    const asked = need.topics.map((topic) => topic.say).join(', ') || said.unknown.join(', ');
    const nearest = meant.sort((a, b) => a.price - b.price)[0] ?? null;
    return { decision: { kind: 'none', reason: 'budget', asked, nearest }, slots: { ...fresh, need } };
  }
  const many = need.topics.length === 0 && need.useId !== null ? SHOWN_FOR_A_USE : SHOWN;
  return show(picks.slice(0, many), fresh, need, unmet, 'new');
}

function show(
  picks: Pick[],
  slots: Slots,
  need: Need,
  unmet: string[],
  lead: 'new' | 'cheaper' | 'pricier' | 'other',
): Decided {
  const ids = picks.map(({ good }) => good.id);
  return {
    decision: { kind: 'products', picks, need, people: slots.people, unmet, lead },
    slots: {
      ...slots,
      need,
      last: ids,
      previous: slots.last,
      first: slots.first.length > 0 ? slots.first : ids,
      shown: [...new Set([...slots.shown, ...ids])].slice(-200),
      focus: null,
    },
  };
}

function lost(said: Understanding, slots: Slots, _world: World): Decided {
  if (said.unknown.length > 0) {
    return { decision: { kind: 'none', reason: 'unknown', asked: said.unknown[0]!, nearest: null }, slots };
  }
  return { decision: { kind: 'ask' }, slots };
}
