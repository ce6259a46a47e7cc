import { boardsAsked } from './board-follow-up';
import { type Decided, SHOWN, show, type World } from './decision';
import type { Exclusion } from './exclusion';
import { followUpOn, hasSubject } from './follow-up';
import { type Held, holdExclusions } from './hold-exclusions';
import { mergeNeed } from './merge-need';
import { judge } from './retrieve/exclusion-rules';
import { fitsOfAny } from './retrieve/fit-rules';
import { retrieve } from './retrieve/retrieve';
import type { Slots } from './slots';
import type { Topic } from './understand/lexicon';
import type { Understanding } from './understand/understand';

const SHOWN_FOR_A_USE = 4;
/** `비건이 먹을 수 있는 거`: nothing in particular, but something. */
const ASKS_FOR_ANYTHING = /먹을|마실|추천|골라|뭐있|뭐가있|있나|보여|뭐먹|살만한|찾아/;

/** Exclusions come first: they apply whatever else is said. */
export function decide(said: Understanding, before: Slots, world: World): Decided & { held: Held } {
  const held = holdExclusions(before.excluded, said);
  const slots = withoutExcluded({ ...before, excluded: held.excluded, awaitsAllergy: false }, world);
  return { ...decideOn(said, slots, world), held };
}

/** Items on screen may be excluded by now; references to them are dropped. */
function withoutExcluded(slots: Slots, { goods }: World): Slots {
  const isOffered = (id: number) => {
    const good = goods.byId.get(id);
    return !good || judge(good, slots.excluded) === 'clear';
  };
  return {
    ...slots,
    last: slots.last.filter(isOffered),
    previous: slots.previous.filter(isOffered),
    first: slots.first.filter(isOffered),
    focus: slots.focus !== null && isOffered(slots.focus) ? slots.focus : null,
  };
}

function decideOn(heard: Understanding, slots: Slots, world: World): Decided {
  const said = heard.elliptic && !isKin(heard, slots, world) ? { ...heard, elliptic: false } : heard;
  if (said.unnamedAllergy)
    return { decision: { kind: 'ask', about: 'allergy' }, slots: { ...slots, awaitsAllergy: true } };
  const isChat = said.talk?.talk.kind === 'chat' && !hasSubject(said);
  const isTalk = said.talk?.talk.kind === 'refuse' || isChat || (said.talk?.exact && !said.commands.has('other'));
  if (said.talk && isTalk) return { decision: { kind: 'talk', talk: said.talk.talk }, slots };
  const boards = boardsAsked(said, slots, world);
  if (boards) return boards;
  if (isAboutService(said)) return { decision: { kind: 'service', topic: said.service!.topic }, slots };

  const known = { ...slots, people: said.people ?? (changesSubject(said, slots) ? null : slots.people) };
  const followUp = slots.last.length > 0 ? followUpOn(said, known, world) : null;
  if (followUp) return followUp;
  if (slots.last.length === 0 && !hasSubject(said)) {
    // It refers to a list that does not exist.
    if (said.commands.has('split')) return { decision: { kind: 'ask', about: 'split' }, slots: known };
  }
  if (said.talk && !hasSubject(said) && !hasCondition(said)) {
    return { decision: { kind: 'talk', talk: said.talk.talk }, slots };
  }
  const isNote = said.excluded.length + said.takenBack.length > 0 || said.takesAllBack;
  const isAsking = said.excluded.length > 0 && ASKS_FOR_ANYTHING.test(said.core);
  if (isNote && !hasSubject(said) && !isAsking && (slots.need === null || !hasCondition(said))) {
    return { decision: { kind: 'noted' }, slots: known };
  }
  const isUnknown = said.unknown.length > 0 && (slots.need === null || !hasCondition(said));
  if (!hasSubject(said) && (isUnknown || !hasCondition(said))) return lost(said, known);
  return search(said, known, world);
}

/** A question about the service, unless more of the message names goods. */
function isAboutService({ service, topics, commands }: Understanding): boolean {
  if (!service) return false;
  if (commands.has('boards') && service.letters < 4) return false;
  const named = topics.reduce((sum, topic) => sum + (topic.weak ? 0 : topic.say.length), 0);
  return service.letters >= named;
}

/** Another thing is looked for: how many share it and for how much was said of the old one. */
function changesSubject(said: Understanding, slots: Slots): boolean {
  return hasSubject(said) && !said.elliptic && mergeNeed(said, slots).isNew;
}

/** `사과는?` after fruit goes on with its conditions; `강아지 사료는?` after meat does not. */
function isKin({ topics }: Understanding, { last }: Slots, { goods }: World): boolean {
  const before = last[0] === undefined ? undefined : goods.byId.get(last[0]);
  const [topic] = topics;
  if (!before || !topic) return true;
  const fits = [...fitsOfAny(goods, topic.find, topic.category)].sort(([, a], [, b]) => b - a);
  const best = fits[0]?.[0];
  return !best || isFood(best.categoryId) === isFood(before.categoryId);
}

const isFood = (categoryId: number): boolean => categoryId <= 2;

const hasCondition = (said: Understanding): boolean =>
  said.budget !== null ||
  said.people !== null ||
  said.wants.length + said.avoids.length + said.excluded.length + said.sizes.length > 0 ||
  said.commands.has('popular') ||
  said.commands.has('cheapest') ||
  said.commands.has('dearest');

function search(said: Understanding, slots: Slots, world: World): Decided {
  const { need: merged, isNew } = mergeNeed(said, slots);
  const isGone = (topic: Topic) => slots.excluded.some((each) => isSame(each, topic));
  const need = { ...merged, topics: merged.topics.filter((topic) => !isGone(topic)) };
  const head = said.topics.at(-1);
  const isAllGone = merged.topics.length > 0 && need.topics.length === 0;
  if (need.useId === null && (isAllGone || (head && isGone(head)))) {
    const asked = merged.topics.map((topic) => topic.title).join(', ');
    return {
      decision: { kind: 'none', reason: 'excluded', asked, nearest: null, isSelf: true },
      slots: { ...slots, need: null, last: [], focus: null, boards: null },
    };
  }
  const { picks, meant, unmet, unsure, isLeftOut, missed } = retrieve(need, slots, world);
  const fresh: Slots = isNew ? { ...slots, first: [], focus: null } : { ...slots, focus: null };
  if (picks.length === 0) {
    const asked = need.topics.map((topic) => topic.title).join(', ') || said.unknown.join(', ');
    const nearest = meant[0] ?? null;
    const last = nearest ? [nearest.id] : [];
    const reason = nearest ? 'budget' : unsure.length > 0 ? 'unsure' : isLeftOut ? 'excluded' : 'budget';
    return {
      decision: { kind: 'none', reason, asked, nearest, unsure: unsure.slice(0, SHOWN) },
      slots: { ...fresh, need, last, boards: null },
    };
  }
  const many = need.topics.length === 0 && need.useId !== null ? SHOWN_FOR_A_USE : SHOWN;
  return show(picks.slice(0, many), fresh, need, unmet, 'new', { unsure, missed });
}

/** What is asked for is the very thing that is left out. */
const isSame = ({ key, label, words, traits }: Exclusion, { say, title }: Topic): boolean =>
  key === say || key === title || label === title || (traits.length > 0 && words.includes(say));

function lost(said: Understanding, slots: Slots): Decided {
  if (said.unknown.length > 0) {
    return { decision: { kind: 'none', reason: 'unknown', asked: said.unknown[0]!, nearest: null }, slots };
  }
  return { decision: { kind: 'ask', about: 'goods' }, slots };
}
