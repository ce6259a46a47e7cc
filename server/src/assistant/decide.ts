import { boardsAsked } from './board-follow-up';
import { type Decided, SHOWN, showList, type World } from './decision';
import type { Exclusion } from './exclusion';
import { followUpOn, hasSubject } from './follow-up';
import { type Held, holdExclusions } from './hold-exclusions';
import type { ServiceTopic } from './knowledge';
import { mergeNeed } from './merge-need';
import { FOOD, judge } from './retrieve/exclusion-rules';
import { fitsOfAny } from './retrieve/fit-rules';
import { retrieve } from './retrieve/retrieve';
import type { Slots } from './slots';
import type { Topic } from './understand/lexicon';
import { serviceHintIn } from './understand/phrases';
import type { Understanding } from './understand/understand';

const SHOWN_FOR_A_USE = 4;
/** `비건이 먹을 수 있는 거`: nothing in particular, but something. */
const ASKS_FOR_ANYTHING =
  /먹을|마실|드실|추천|골라|뭐있|뭐가있|있나|있을까|보여|뭐먹|뭐사|뭐살|뭘사|뭐해|뭐하|뭐가좋|좋을까|살만한|찾아|대접|장보기|장볼|도와|준비|차려|ㅊㅊ|알려줘|사야|살거|뭐로|뭘로/;

/** Exclusions come first: they apply whatever else is said. */
export function decide(said: Understanding, before: Slots, world: World): Decided & { held: Held } {
  const held = holdExclusions(before.excluded, said);
  const slots = withoutExcluded({ ...before, excluded: held.excluded, awaitsAllergy: false }, world);
  const decided = decideOn(said, slots, world);
  const service = decided.decision.kind === 'service' ? decided.decision.topic.topic : null;
  const tellsExclusions = decided.decision.kind === 'noted' && held.added.length > 0;
  return { ...decided, slots: { ...decided.slots, service, tellsExclusions }, held };
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
    focus: slots.focus !== null && isOffered(slots.focus) ? slots.focus : null,
  };
}

function decideOn(heard: Understanding, slots: Slots, world: World): Decided {
  const said = heard.elliptic && !isKin(heard, slots, world) ? { ...heard, elliptic: false } : heard;
  if (said.unnamedAllergy)
    return { decision: { kind: 'ask', about: 'allergy' }, slots: { ...slots, awaitsAllergy: true } };
  if (said.doubtful !== null && said.service === null && !said.points && said.ordinal === null)
    return { decision: { kind: 'doubt', thing: said.doubtful }, slots };
  const isChat = said.talk?.talk.kind === 'chat' && !hasSubject(said);
  const isTalk = said.talk?.talk.kind === 'refuse' || isChat || (said.talk?.exact && !said.commands.has('other'));
  if (said.talk && isTalk) return { decision: { kind: 'talk', talk: said.talk.talk }, slots };
  const asked = goesOnAboutService(said, slots, world);
  if (asked) return asked;
  const boards = boardsAsked(said, slots, world);
  if (boards) return boards;
  if (isAboutService(said)) return serve(said.service!.topic, slots);

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
  if (!hasSubject(said) && (isUnknown || !hasCondition(said))) {
    const hinted = serviceHintIn(said.core, world.knowledge);
    return hinted ? serve(hinted, known) : lost(said, known);
  }
  return search(said, known, world);
}

const serve = (topic: ServiceTopic, slots: Slots): Decided => ({
  decision: { kind: 'service', topic, isRepeated: topic.topic === slots.service },
  slots,
});

/** `이미 한 명 들어왔는데도?` right after a fact asks on about it. */
function goesOnAboutService(said: Understanding, slots: Slots, { knowledge }: World): Decided | null {
  const topic = knowledge.service.find((each) => each.topic === slots.service);
  const isElse = hasSubject(said) || said.boards !== null || said.joins || said.service !== null || said.talk !== null;
  if (!topic || isElse || said.budget !== null || said.excluded.length + said.takenBack.length > 0) return null;
  return ASKS_ON.test(said.core) ? serve(topic, slots) : null;
}
const ASKS_ON =
  /(?:도|면|때|경우|땐|데도|에도|라도|은요|는요|건요|그럼|그러면|그래도|만약|혹시|왜|언제|얼마나|며칠|어디서|어떻게|누가|몇|안돼|되나|되죠|되는|돼|가능|있나|있어|하나요|해야|인가요|한가요)/;

/** A question about the service, unless more of the message names goods. */
function isAboutService({ service, topics, uses, commands }: Understanding): boolean {
  if (!service) return false;
  if (commands.has('boards') && service.letters < 4) return false;
  if (commands.has('popular') && (topics.length > 0 || uses.length > 0) && service.letters < 5) return false;
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
  const found = retrieve(need, slots, world);
  // `먹는 거 말고` after a use that is all food: anything else will do.
  const isElse = found.picks.length === 0 && need.useId !== null && slots.excluded.some(({ key }) => key === FOOD);
  const { picks, meant, unmet, unsure, isLeftOut, missed } = isElse
    ? retrieve({ ...need, useId: null, topics: [] }, slots, world)
    : found;
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
  return showList(picks.slice(0, many), fresh, need, unmet, 'new', { unsure, missed });
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
