import { type Decided, SHOWN, show, type World } from './decision';
import { followUpOn, hasSubject } from './follow-up';
import { mergeNeed } from './merge-need';
import { retrieve } from './retrieve/retrieve';
import type { Slots } from './slots';
import type { Understanding } from './understand/understand';

const SHOWN_FOR_A_USE = 4;

export function decide(said: Understanding, slots: Slots, world: World): Decided {
  const isTalk = said.talk?.talk.kind === 'refuse' || (said.talk?.exact && !said.commands.has('other'));
  if (said.talk && isTalk) return { decision: { kind: 'talk', talk: said.talk.talk }, slots };
  if (isAboutService(said)) return { decision: { kind: 'service', topic: said.service!.topic }, slots };

  const people = said.people ?? slots.people;
  const known = { ...slots, people };
  const followUp = slots.last.length > 0 ? followUpOn(said, known, world) : null;
  if (followUp) return followUp;
  if (slots.last.length === 0 && !hasSubject(said)) {
    // Both speak of a list that is not there.
    if (said.commands.has('split')) return { decision: { kind: 'ask', about: 'split' }, slots: known };
    if (said.commands.has('boards')) return { decision: { kind: 'ask', about: 'boards' }, slots: known };
  }
  if (said.talk && !hasSubject(said) && !hasCondition(said)) {
    return { decision: { kind: 'talk', talk: said.talk.talk }, slots };
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

const hasCondition = (said: Understanding): boolean =>
  said.budget !== null ||
  said.people !== null ||
  said.wants.length + said.avoids.length + said.avoided.length + said.sizes.length > 0 ||
  said.commands.has('popular') ||
  said.commands.has('cheapest') ||
  said.commands.has('dearest');

function search(said: Understanding, slots: Slots, world: World): Decided {
  const { need, isNew } = mergeNeed(said, slots);
  const { picks, meant, unmet } = retrieve(need, slots.people, world.goods, world.knowledge, world.liking);
  const fresh: Slots = isNew ? { ...slots, first: [], focus: null } : { ...slots, focus: null };
  if (picks.length === 0) {
    const asked = need.topics.map((topic) => topic.title).join(', ') || said.unknown.join(', ');
    const nearest = meant[0] ?? null;
    const last = nearest ? [nearest.id] : [];
    return { decision: { kind: 'none', reason: 'budget', asked, nearest }, slots: { ...fresh, need, last } };
  }
  const many = need.topics.length === 0 && need.useId !== null ? SHOWN_FOR_A_USE : SHOWN;
  return show(picks.slice(0, many), fresh, need, unmet, 'new');
}

function lost(said: Understanding, slots: Slots): Decided {
  if (said.unknown.length > 0) {
    return { decision: { kind: 'none', reason: 'unknown', asked: said.unknown[0]!, nearest: null }, slots };
  }
  return { decision: { kind: 'ask', about: 'goods' }, slots };
}
