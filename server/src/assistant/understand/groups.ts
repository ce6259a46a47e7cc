import type { Exclusion } from '../exclusion';
import type { Ingredient } from '../knowledge';
import type { Subject } from './exclusion-subjects';

/** What a word for many is made up of, so that one of them can be let in again. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  nuts: ['almond', 'tree-nut', 'walnut', 'pine-nut', 'peanut'],
  crustacean: ['crab', 'shrimp'],
  seafood: ['fish', 'crab', 'shrimp', 'squid', 'shellfish'],
  meat: ['pork', 'beef', 'chicken'],
};

export const isPartOf = (ingredient: Ingredient | null, { key }: Pick<Exclusion, 'key'>): boolean =>
  ingredient !== null && (PARTS[key]?.includes(ingredient.id) ?? false);

/** `견과류 알레르기`, then `땅콩은 이제 먹어도 된대요`: the others stay, for the same reason. */
export function withoutParts(
  group: Exclusion,
  letIn: readonly Ingredient[],
  ingredients: readonly Ingredient[],
): Exclusion[] {
  const isLetIn = (id: string) => letIn.some((each) => each.id === id);
  if (!PARTS[group.key]?.some(isLetIn)) return [group];
  return ingredients
    .filter(({ id }) => PARTS[group.key]!.includes(id) && !isLetIn(id))
    .map((each) => leftOut(each, group.why));
}

/** An ingredient as it is left out. What stands for a whole kind of food is only not wanted: no label tells of it. */
export const leftOut = (ingredient: Ingredient, why: Exclusion['why'], form?: string): Exclusion => {
  const { id: key, traits, requires, say, forms, covers } = ingredient;
  // `캐슈넛(견과류)`: what was said, and what it stands for.
  const label = form === undefined ? ingredient.label : `${form}(${ingredient.label})`;
  return {
    key,
    label,
    why: covers.length > 0 ? 'refused' : why,
    traits,
    requires,
    words: [...say, ...forms, ...covers],
  };
};

/** It is not given up where some of its parts are still left out. */
export const isNarrowed = ({ key }: Exclusion, added: readonly Exclusion[]): boolean =>
  added.some((each) => PARTS[key]?.includes(each.key));

/** Kinds of one ingredient that a label does not part. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  shellfish: ['홍합', '전복', '바지락', '굴', '꼬막', '가리비', '소라'],
};
/** Less than the whole ingredient: a form of it, or one kind. */
export const isLess = ({ isForm, ingredient, word }: Subject): boolean =>
  isForm || (ingredient !== null && (KINDS[ingredient.id]?.includes(word) ?? false));

/** What is held of which only a form is let in: `새우 못 먹어요`, then `새우젓은 괜찮아요`. */
export const heldButFor = (subject: Subject, held: readonly Exclusion[]): Exclusion[] =>
  subject.ingredient !== null && isLess(subject)
    ? held.filter(
        ({ key, traits, label }) =>
          traits.length > 0 &&
          (key === subject.ingredient.id || isPartOf(subject.ingredient, { key })) &&
          !label.startsWith(`${subject.word}(`),
      )
    : [];

/** The same, with the forms that are let in; the ingredient itself stays left out. */
export function letInForms(subjects: readonly Subject[], held: readonly Exclusion[]): Exclusion[] {
  const formsOf = (each: Exclusion) =>
    subjects.filter((subject) => heldButFor(subject, held).includes(each)).map(({ word }) => word);
  return held.flatMap((each) => {
    const forms = formsOf(each);
    return forms.length > 0 ? [{ ...each, but: [...new Set([...(each.but ?? []), ...forms])] }] : [];
  });
}
