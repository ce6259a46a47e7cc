import type { Exclusion } from '../exclusion';
import type { Ingredient } from '../knowledge';

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
