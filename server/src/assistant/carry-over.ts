import type { Trait } from '../products/trait-rules';
import { mergeNeed, startsAfresh } from './acts/conditions';
import { hasSubject } from './acts/pointed';
import type { World } from './decision';
import type { Exclusion } from './exclusion';
import { isUnwanted, judge } from './retrieve/exclusion-rules';
import { fitsOfAny, SMALLEST_FIT } from './retrieve/fit-rules';
import type { Good } from './retrieve/goods-index';
import type { Slots } from './slots';
import { isNarrowed } from './understand/alone-exclusions';
import { lexiconOf } from './understand/lexicon';
import type { Understanding } from './understand/understand';

const MOST_HELD = 30;

export type Held = {
  excluded: Exclusion[];
  /** Said in this message, to be said back. */
  added: Exclusion[];
  /** Those of them that nobody said to leave out; what is said of them was no wish. */
  presumed: Exclusion[];
  returned: Exclusion[];
};

/**
 * Exclusions last for the whole conversation, until revoked; what is held for somebody (`who.json`), until it is said not to be
 * for them. A mere dislike is also lifted when the thing is asked for by
 * name; an ingredient exclusion is not.
 */
export function holdExclusions(before: readonly Exclusion[], said: Understanding): Held {
  const added = said.excluded;
  const isAdded = ({ key }: Exclusion) => added.some((each) => each.key === key);
  const asked = said.topics.flatMap(({ say, title }) => [say, title]);
  const isWanted = (each: Exclusion) => isUnwanted(each) && (asked.includes(each.key) || asked.includes(each.label));
  // `꿀은 조금 넣어도 되죠?`: what harms whom it is for stays left out while it is for them.
  const guards = [...before.filter((each) => !isAdded(each)), ...added].filter(
    ({ guard, key }) => guard && !said.takenBack.includes(key),
  );
  const isGuarded = ({ traits, why }: Exclusion) =>
    why === 'diet' && traits.length > 0 && guards.some((each) => traits.every((trait) => each.traits.includes(trait)));
  const isBack = (each: Exclusion) => {
    if (isAdded(each)) return false;
    if (said.pressed.includes(each.key)) return true;
    if (each.guard) return said.takenBack.includes(each.key);
    if (isGuarded(each)) return false;
    if (said.takesAllBack) return true;
    return said.takenBack.some((word) => word === each.key || each.words.includes(word)) || isWanted(each);
  };
  const kept = before.filter((each) => !isBack(each) && !isAdded(each));
  return {
    excluded: [...kept, ...added.map((each) => gravest(each, before))].slice(-MOST_HELD),
    added,
    presumed: added.filter(({ key }) => said.presumed.includes(key)),
    // A diet that is only narrowed is not given up.
    returned: before.filter(
      (each) =>
        isBack(each) && !isNarrowed(each, added) && !(each.why === 'diet' && added.some(({ why }) => why === 'diet')),
    ),
  };
}

const GRAVITY: Record<Exclusion['why'], number> = { allergy: 4, cannot: 3, diet: 2, refused: 1, have: 0 };

/** `우유 말고` does not weaken an allergy told before. */
function gravest(added: Exclusion, before: readonly Exclusion[]): Exclusion {
  const held = before.find(({ key }) => key === added.key);
  return held && GRAVITY[held.why] > GRAVITY[added.why] ? held : added;
}

/** What is left out by now, but for what was left out for an animal that is spoken of no more. */
export const stillHeld = (said: Understanding, slots: Slots, world: World): Exclusion[] =>
  slots.excluded.filter((each) => !isOver(each, said, slots, world));

/** A message in the light of what is left out and for whom. */
export const asMeant = (said: Understanding, held: Slots['excluded'], world: World): Understanding =>
  forAnimal(lettingIn(withoutUsed(said, held), held), held, world);

/** Goods of which only animals are spoken; and giving them something. */
const OF_ANIMALS =
  /사료|츄르|스크래처|캣타워|배변|간식|습식|모래|짜먹|급여|먹여|먹이|먹일|줘도|줘볼|주면|줄까|줄거|줄만|섞어|얘|걔|우리애/;

/** `고구마도`: beside what was looked for. */
const ALSO = /(?<!포)도(?:요|있어|있나|되나|돼|될까|좀|줘|보여줘|추천)*$/;

/** What an animal must not have matters no longer when something else is looked for, for nobody in particular. */
function isOver({ guard }: Exclusion, said: Understanding, slots: Slots, { goods }: World): boolean {
  if (guard !== 'dog' && guard !== 'cat') return false;
  const isNamed = said.excluded.some((each) => each.guard !== undefined);
  if (said.sides.length > 0) return false;
  if (!isNamed && (OF_ANIMALS.test(said.core) || ALSO.test(said.core))) return false;
  return isNamed || (hasSubject(said) && startsAfresh(mergeNeed(said, slots, goods).step));
}

/** `계란으로 뭐 해 먹지` where eggs are at home asks for what goes with them. */
function withoutUsed(said: Understanding, excluded: Slots['excluded']): Understanding {
  const isUsed = ({ say }: Understanding['topics'][number]) =>
    excluded.some(({ why, key }) => why === 'have' && key === say) &&
    new RegExp(`${say}(?:으로|로|이랑|랑|하고)(?:뭐|뭘|무엇|같이)`).test(said.core);
  const topics = said.topics.filter((topic) => !isUsed(topic));
  return topics.length < said.topics.length ? { ...said, topics, talk: null } : said;
}

const OWNERS = { dog: '강아지', cat: '고양이' } as const;
/** `간식도` after a dog’s food is the dog’s, where its shelf has any. */
function forAnimal(said: Understanding, held: Slots['excluded'], { goods, knowledge }: World): Understanding {
  const guard = held.find((each) => each.guard === 'dog' || each.guard === 'cat')?.guard;
  if (guard !== 'dog' && guard !== 'cat') return said;
  const entry = lexiconOf(goods, knowledge).entries.get(OWNERS[guard]);
  const { topics } = said;
  if (entry?.kind !== 'topic' || topics.length === 0 || topics.some(({ title }) => title === entry.topic.title))
    return said;
  const other = OWNERS[guard === 'dog' ? 'cat' : 'dog'];
  const isItsOwn = ({ line }: Good) =>
    line.includes('반려동물') && (line.includes(OWNERS[guard]) || !line.includes(other));
  const isThere = topics.every(({ find, category }) =>
    [...fitsOfAny(goods, find, category)].some(([good, fit]) => fit >= SMALLEST_FIT && isItsOwn(good)),
  );
  return isThere ? { ...said, topics: [entry.topic, ...topics] } : said;
}

/** How it may be, of which no allergy is told. */
const QUALITIES: ReadonlySet<Trait> = new Set(['frozen', 'spicy']);
const EVEN = /^(?:거|것|걸|게)?(?:이라도|라도|이어도|여도|도(?=괜|돼|되|상관|좋|ㅇㅋ|ok|가능|먹)|도$)/;
/** `그냥 냉동이어도 돼`: how it should not be may be after all, and what was looked for is still meant. */
function lettingIn(said: Understanding, held: Slots['excluded']): Understanding {
  const back = held.filter(
    ({ why, traits, label }) =>
      why === 'refused' &&
      traits.length > 0 &&
      traits.every((trait) => QUALITIES.has(trait)) &&
      EVEN.test(said.core.split(label)[1] ?? ''),
  );
  if (back.length === 0) return said;
  const topics = said.topics.filter(({ say, title }) => back.every(({ label }) => label !== say && label !== title));
  const excluded = said.excluded.filter(({ key }) => back.every((each) => each.key !== key));
  return { ...said, topics, excluded, takenBack: [...said.takenBack, ...back.map(({ key }) => key)] };
}

/** Items on screen may be excluded by now; references to them are dropped. */
export function withoutExcludedGoods(slots: Slots, { goods }: World): Slots {
  const isOffered = (id: number) => {
    const good = goods.byId.get(id);
    return !good || judge(good, slots.excluded) === 'clear';
  };
  return {
    ...slots,
    last: slots.last.filter(isOffered),
    previous: slots.previous.filter(isOffered),
    pair: slots.pair.filter(isOffered),
    focus: slots.focus !== null && isOffered(slots.focus) ? slots.focus : null,
  };
}
