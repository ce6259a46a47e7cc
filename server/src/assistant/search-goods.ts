import { isAnother, mergeNeed } from './acts/conditions';
import { perOf } from './acts/pointed';
import { type Decided, SHOWN, showList, type World } from './decision';
import type { Exclusion } from './exclusion';
import { constraintsOf } from './retrieve/allow-rules';
import { FOOD, isFood, judge } from './retrieve/exclusion-rules';
import { fitsOfAny, SMALLEST_FIT } from './retrieve/fit-rules';
import type { Good } from './retrieve/goods-index';
import type { Pick } from './retrieve/order-picks';
import { type Retrieved, retrieve } from './retrieve/retrieve';
import { type Per, unitPrice } from './retrieve/unit-price';
import { nameOf } from './say/reasons';
import type { Need, Slots } from './slots';
import type { Topic } from './understand/lexicon';
import type { Understanding } from './understand/understand';

const SHOWN_FOR_A_USE = 4;

/** What is wished for by now, found in the catalogue; or why nothing is. */
export function searchGoods(said: Understanding, slots: Slots, world: World): Decided {
  const { need: merged, step } = mergeNeed(said, slots, world.goods);
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
    const named = nameOf(merged.topics, world.goods);
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
  const looked = isElse ? retrieve({ ...need, useId: null, topics: [] }, slots, world) : found;
  const kept = lastKept(looked, said, need, slots, world);
  const { meant, unmet, unsure, isLeftOut, missed } = kept;
  const forbidden = forbiddenTo(kept.picks, need, slots, world);
  const picks = forbidden !== null || isEatenOnly(kept.picks, said, need, slots, world) ? [] : kept.picks;
  const isFoodAsked = need.useId !== null && EATEN.test(said.core);
  const fresh: Slots = isAnother(step) ? { ...slots, first: [], focus: null } : { ...slots, focus: null };
  const parts = picks.length === 0 && isLeftOut ? madeFrom(need, slots, world) : null;
  if (parts) return parts;
  if (picks.length === 0) {
    const named = forbidden?.title || nameOf(need.topics, world.goods) || said.unknown.join(', ');
    const nearest = forbidden ? null : (meant[0] ?? null);
    const last = nearest ? [nearest.id] : [];
    const isLimited = need.budget !== null || need.sizes.length > 0 || need.within.length > 0;
    const isGuarded = slots.excluded.some(({ guard }) => guard !== undefined) && (isLeftOut || forbidden !== null);
    const reason =
      nearest && isLimited && !isGuarded ? 'budget' : unsure.length > 0 ? 'unsure' : isLeftOut ? 'excluded' : 'budget';
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

/** `스텐 김치통`, then `10리터는 없나`: where nothing is both, what was said last is kept and the other wish said to be unmet. */
function lastKept(found: Retrieved, said: Understanding, need: Need, slots: Slots, world: World): Retrieved {
  if (found.missed === null || said.sizes.length === 0 || said.wants.length > 0 || need.wants.length === 0)
    return found;
  const wider = retrieve({ ...need, wants: [], within: [] }, slots, world);
  if (wider.missed !== null || wider.picks.length === 0) return found;
  return { ...wider, unmet: constraintsOf(need.wants, world.knowledge) };
}

const isForEating = (good: Good): boolean => isFood(good) || good.line.includes('반려동물');
/** `강아지 줄 포도`: asked for by name, and nothing shown is that; what the animal may have is no answer to it. */
function forbiddenTo(picks: readonly Pick[], need: Need, { excluded }: Slots, { goods }: World): Topic | null {
  const guards = excluded.filter(({ guard }) => guard === 'dog' || guard === 'cat');
  if (guards.length === 0) return null;
  const isForbidden = ({ find, category }: Topic) => {
    const fits = fitsOfAny(goods, find, category);
    const isIt = (good: Good) => (fits.get(good) ?? 0) >= SMALLEST_FIT;
    const all = goods.all.filter((good) => isIt(good) && isFood(good));
    return (
      all.length > 0 &&
      !picks.some(({ good }) => isIt(good) && isForEating(good)) &&
      all.every((good) => judge(good, guards) === 'refused')
    );
  };
  return need.topics.find(isForbidden) ?? null;
}

const EATEN_OR_DRUNK = /먹(?!는물티)|마실|마시|간식|음료|식사|끼니/;
/** `신생아 먹을 거`: no pan stands for what they must not eat. */
function isEatenOnly(picks: readonly Pick[], { core }: Understanding, need: Need, slots: Slots, world: World): boolean {
  const isGuarded = slots.excluded.some(({ guard }) => guard === 'infant' || guard === 'person');
  if (!isGuarded || picks.length === 0 || picks.some(({ good }) => isFood(good))) return false;
  if (EATEN_OR_DRUNK.test(core)) return true;
  const [first] = retrieve(need, { ...slots, excluded: slots.excluded.filter(({ guard }) => !guard) }, world).picks;
  return first !== undefined && isFood(first.good);
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
const isSame = ({ key, label, words, traits, but, guard }: Exclusion, { say, title }: Topic): boolean =>
  guard === undefined &&
  !(but?.includes(say) ?? false) &&
  (key === say ||
    ((key === title || label === title) && (traits.length > 0 || say === title)) ||
    (traits.length > 0 && words.includes(say)));
