import { attributeOf } from '../../products/attribute-rules';
import { traitOf } from '../../products/trait-rules';
import { isGroupWord } from '../group-words';
import type { Constraint, Knowledge } from '../knowledge';
import type { Need, Slots } from '../slots';
import { squeeze } from '../understand/squeeze';
import { isFood, isUnwanted, judge } from './exclusion-rules';
import { fitsOfAny, SMALLEST_FIT } from './fit-rules';
import type { Good, Goods } from './goods-index';
import type { Pick } from './order-picks';

/** `안매운` on a label holds `매운`, so what says the opposite is taken off before looking. */
export function has(good: Good, { has: terms, opposite, trait, attribute, ofFood }: Constraint): boolean {
  // `새콤한 거` is no detergent with lemon, `무설탕` no soap of `제로웨이스트`.
  if (ofFood && !isFood(good)) return false;
  if (attribute) return attributeOf(good.attributes, attribute) === 'yes';
  const told = trait ? traitOf(good.traits, trait) : 'unknown';
  if (told !== 'unknown') return told === 'yes';
  let line = good.line;
  for (const term of opposite) line = line.replaceAll(term, '');
  return terms.some((term) => line.includes(term));
}

/** Whether anything is known of it. */
export const isConstraintTold = (good: Good, { attribute }: Constraint): boolean =>
  attribute === null || attributeOf(good.attributes, attribute) !== 'unknown';

const lacks = (good: Good, { lacks: terms }: Constraint): boolean => terms.some((term) => good.line.includes(term));

/** Whether a name or keyword has the word; `소` is beef only as a word of its own; `껌` is what a name begins or ends with. */
export const tells = (
  { nameWords, tags }: { nameWords: readonly string[]; tags: readonly string[] },
  word: string,
): boolean =>
  [...nameWords, ...tags].some((each) => {
    if (word.length > 1) return each.includes(word);
    return (
      each === word || each === `${word}고기` || (!VAGUE.test(word) && (each.startsWith(word) || each.endsWith(word)))
    );
  });
/** Begins too many other words. */
const VAGUE = /[소게배감무파콩물차대이고그저수]/;

/** What a share is worked out for while nobody has said how many they are. */
export const USUAL_PEOPLE = 4;

/** So well only what is called so answers to a word. */
const SURE_FIT = 8;

/** A word with at most so many others is one thing in other words. */
const ONE_THING = 3;

/** Neither of another category, nor refused, nor on a shelf for others. */
export function isAllowed(
  need: Need,
  excluded: Slots['excluded'],
  goods: Goods,
  knowledge: Knowledge,
): (pick: Pick) => boolean {
  const unwanted = fitsOfAny(
    goods,
    excluded.filter(isUnwanted).flatMap(({ words }) => words),
    null,
  );
  // `초콜릿 말고 간식`: what is another word for it is not saved by a word for many things.
  const isOfMany = need.topics.length > 0 && need.topics.every(isGroupWord);
  const surely = isOfMany
    ? fitsOfAny(
        goods,
        excluded.filter((each) => isUnwanted(each) && each.words.length <= ONE_THING).flatMap(({ words }) => words),
        null,
      )
    : null;
  const named = fitsOfAny(
    goods,
    need.topics.map(({ find }) => find[0]!),
    null,
  );
  // `복숭아향 말고`: a name that says the very word, unless that is asked for (`과자 말고 쌀과자`).
  const said = excluded
    .filter(isUnwanted)
    .flatMap(({ key, words }) => (/[가-힣]/.test(key) ? [key] : words))
    .filter((key) => key.length > 1 && !need.topics.some(({ say }) => say.includes(key)));
  const syllables = excluded.filter(isUnwanted).flatMap(({ key }) => (/^[가-힣]$/.test(key) ? [key] : []));
  const apart = shelvesApart(need, knowledge, goods);
  const avoids = constraintsOf(need.avoids, knowledge);
  const wants = constraintsOf(need.wants, knowledge);
  return ({ good }) => {
    if (need.category !== null && good.categoryId !== need.category) return false;
    // `캔커피 말고 드립백`: what was asked for by name stays.
    const avoided = unwanted.get(good) ?? 0;
    const isSaved = (named.get(good) ?? 0) > avoided && (surely?.get(good) ?? 0) < SMALLEST_FIT;
    if (avoided >= SMALLEST_FIT && !isSaved) return false;
    if (said.some((word) => isCalled(squeeze(good.name), word))) return false;
    if (syllables.some((word) => isKindOf(good.name, word, goods))) return false;
    if (judge(good, excluded) === 'refused') return false;
    if (good.shelves.some((shelf) => apart.has(shelf))) return false;
    return !avoids.some((each) => has(good, each)) && !wants.some((each) => lacks(good, each));
  };
}

/** `햄은 있어`: `김밥햄` is ham, but `양파` is no `파`, and `새우튀김`, whose end is a thing of its own, no `김`. */
const isKindOf = (name: string, syllable: string, { kinds }: Goods): boolean =>
  name.split(' ').some((word) => word.length > 2 && word.endsWith(syllable) && !kinds.has(word.slice(-2)));

/** `이천쌀` is `이천 햅쌀`, too. */
const isCalled = (name: string, word: string): boolean =>
  name.includes(word) || (word.length > 2 && name.includes(word.slice(0, 2)) && name.includes(word.slice(2)));

/** Shelves that answer only to their own words: nobody looking for a snack wants the cat’s. */
function shelvesApart({ topics, useId }: Need, { apart, uses }: Knowledge, goods: Goods): ReadonlySet<string> {
  const use = topics.length === 0 ? uses.find(({ id }) => id === useId) : undefined;
  const said = [...topics.flatMap(({ say, find }) => [say, find[0]!]), ...(use?.say ?? [])];
  // `하네스` is on no other shelf.
  const isOnlyThere = (shelf: string) =>
    topics.some(({ find, category }) => {
      const fits = [...fitsOfAny(goods, find.slice(0, 1), category)].filter(([, fit]) => fit >= SURE_FIT);
      return fits.length > 0 && fits.every(([good]) => good.shelves.includes(shelf));
    });
  return new Set(
    apart
      .filter(({ say, shelf }) => !say.some((word) => said.some((each) => each.includes(word))) && !isOnlyThere(shelf))
      .map(({ shelf }) => shelf),
  );
}

export function isWithinBudget(price: number, { budget }: Need, people: number | null): boolean {
  if (!budget) return true;
  const cost = budget.perHead ? Math.floor(price / Math.max(1, people ?? USUAL_PEOPLE)) : price;
  return cost >= (budget.min ?? 0) && cost <= (budget.max ?? Number.POSITIVE_INFINITY);
}

export const constraintsOf = (ids: string[], knowledge: Knowledge): Constraint[] =>
  knowledge.constraints.filter(({ id }) => ids.includes(id));
