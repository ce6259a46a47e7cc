import { type Decided, SHOWN, showList, type World } from './decision';
import type { Exclusion } from './exclusion';
import { perOf } from './follow-up';
import { isFood } from './is-food';
import { mergeNeed } from './merge-need';
import { FOOD } from './retrieve/exclusion-rules';
import type { Pick } from './retrieve/order-picks';
import { retrieve } from './retrieve/retrieve';
import { type Per, unitPrice } from './retrieve/unit-price';
import type { Need, Slots } from './slots';
import type { Topic } from './understand/lexicon';
import type { Understanding } from './understand/understand';

const SHOWN_FOR_A_USE = 4;

/** What is wished for by now, found in the catalogue; or why nothing is. */
export function searchGoods(said: Understanding, slots: Slots, world: World): Decided {
  const { need: merged, isNew } = mergeNeed(said, slots);
  const isGone = (topic: Topic) => slots.excluded.some((each) => isSame(each, topic));
  const asked = { ...merged, topics: merged.topics.filter((topic) => !isGone(topic)) };
  // What was chosen before may leave nothing now.
  const isEmptied = asked.within.length > 0 && retrieve(asked, slots, world).picks.length === 0;
  const need = isEmptied ? { ...asked, within: [] } : asked;
  const head = said.topics.at(-1);
  const isAllGone = merged.topics.length > 0 && need.topics.length === 0;
  // `고기 못 먹는데 캠핑 가서 구워 먹을 거`: only the way it is put is left out.
  const isOtherWord = ({ say }: Topic) => !slots.excluded.some(({ key, words }) => key === say || words.includes(say));
  const namesGone = said.topics.length > 0 && said.topics.every((topic) => isGone(topic) && !isOtherWord(topic));
  if (
    (need.useId === null || namesGone) &&
    (isAllGone || (head && isGone(head) && !(need.useId !== null && isOtherWord(head))))
  ) {
    const parts = madeFrom(merged, slots, world);
    if (parts) return parts;
    const named = merged.topics.map((topic) => topic.title).join(', ');
    return {
      decision: { kind: 'none', reason: 'excluded', asked: named, nearest: null, isSelf: true },
      slots: { ...slots, need: null, last: [], focus: null, boards: null },
    };
  }
  // `이유식 시작하는데 필요한 도구`: nothing to eat.
  const tools = TOOLS.test(said.core) && said.topics.length > 0 ? toolsFor(said.topics, need, slots, world) : [];
  if (tools.length > 0) {
    const asked = { ...need, topics: said.topics, useId: null };
    return showList(tools.slice(0, SHOWN), { ...slots, focus: null }, asked, [], 'new');
  }
  const found = retrieve(need, slots, world);
  // `먹는 거 말고` after a use that is all food: anything else will do.
  const isElse = found.picks.length === 0 && need.useId !== null && slots.excluded.some(({ key }) => key === FOOD);
  const { picks, meant, unmet, unsure, isLeftOut, missed } = isElse
    ? retrieve({ ...need, useId: null, topics: [] }, slots, world)
    : found;
  const isFoodAsked = need.useId !== null && EATEN.test(said.core);
  const fresh: Slots = isNew ? { ...slots, first: [], focus: null } : { ...slots, focus: null };
  const parts = picks.length === 0 && isLeftOut ? madeFrom(need, slots, world) : null;
  if (parts) return parts;
  if (picks.length === 0) {
    const named = need.topics.map((topic) => topic.title).join(', ') || said.unknown.join(', ');
    const nearest = meant[0] ?? null;
    const last = nearest ? [nearest.id] : [];
    const reason = nearest ? 'budget' : unsure.length > 0 ? 'unsure' : isLeftOut ? 'excluded' : 'budget';
    return {
      decision: { kind: 'none', reason, asked: named, nearest, unsure: unsure.slice(0, SHOWN) },
      slots: { ...fresh, need, last, boards: null },
    };
  }
  const eaten = isFoodAsked ? picks.filter(({ good }) => isFood(good)) : [];
  if (said.commands.has('unit')) return tellUnits(picks, fresh, need, perOf(said));
  const many = need.topics.length === 0 && need.useId !== null ? SHOWN_FOR_A_USE : SHOWN;
  return showList((eaten.length > 0 ? eaten : picks).slice(0, many), fresh, need, unmet, 'new', {
    unsure,
    missed,
    halfKnown: halfKnownOf(said),
  });
}

const halfKnownOf = ({ halfKnown: [half] }: Understanding) =>
  half ? { whole: half.whole, shown: half.topic.title } : null;

/** `유당불내증인데 라떼`: it is left out itself, what one makes it of is not. */
function madeFrom(need: Need, slots: Slots, world: World): Decided | null {
  const [topic, ...others] = need.topics;
  const use = topic && world.knowledge.uses.find(({ say }) => say.includes(`${topic.say}재료`));
  if (!use || others.length > 0) return null;
  const parts = { ...need, topics: [], useId: use.id };
  const { picks, unsure } = retrieve(parts, slots, world);
  if (picks.length === 0) return null;
  return showList(picks.slice(0, SHOWN_FOR_A_USE), { ...slots, focus: null }, parts, [], 'made-from', { unsure });
}

/** `휴지 한 롤당 제일 싼 거`: by what one of it comes to. */
function tellUnits(picks: Pick[], slots: Slots, need: Need, per: Per | null): Decided {
  const each = picks[0] ? unitPrice(picks[0].good, per)?.each : undefined;
  const alike = picks.filter(({ good }) => unitPrice(good, per)?.each === each && each !== undefined);
  const sorted = alike.toSorted((a, b) => unitPrice(a.good, per)!.won - unitPrice(b.good, per)!.won);
  const shown = (sorted.length > 0 ? sorted : picks).slice(0, SHOWN);
  const { slots: after } = showList(shown, slots, need, [], 'new');
  return { decision: { kind: 'units', goods: shown.map(({ good }) => good), per }, slots: after };
}

const toolsFor = (topics: Topic[], need: Need, slots: Slots, world: World): Pick[] =>
  retrieve({ ...need, topics, useId: null }, slots, world).picks.filter(({ good }) => !isFood(good));
const TOOLS = /도구|용품|기구(?!한)|장비/;

/** `집들이 음식` is no present. */
const EATEN = /음식|먹을거|먹을것|먹거리|요리|메뉴|먹일/;

/** What is asked for is the very thing that is left out. */
const isSame = ({ key, label, words, traits, but }: Exclusion, { say, title }: Topic): boolean =>
  !(but?.includes(say) ?? false) &&
  (key === say || key === title || label === title || (traits.length > 0 && words.includes(say)));
