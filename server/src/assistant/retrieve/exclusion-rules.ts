import { type Traits, traitOf } from '../../products/trait-rules';
import type { Exclusion } from '../exclusion';
import { squeeze } from '../understand/squeeze';

/** 신선식품 and 가공식품; the other categories are not eaten. */
export const isFood = ({ categoryId }: { categoryId: number }): boolean => categoryId <= 2;

/** Whether a product may be offered: `unknown` is listed separately and labelled as such. */
export type ExclusionVerdict = 'clear' | 'unknown' | 'refused';

/** A product or a purchase, as far as exclusions are concerned. */
type Judged = { categoryId: number; traits: Traits; line: string; name?: string };

const KITCHENWARE = 3;

/** `먹는 거 말고`: the entry of `ingredients.json` that stands for everything eaten. */
export const FOOD = 'food';

export function judge(thing: Judged, exclusions: readonly Exclusion[]): ExclusionVerdict {
  let worst: ExclusionVerdict = 'clear';
  for (const exclusion of exclusions) {
    const verdict = verdictOn(thing, exclusion);
    if (verdict === 'refused') return 'refused';
    if (verdict === 'unknown') worst = 'unknown';
  }
  return worst;
}

function verdictOn(thing: Judged, exclusion: Exclusion): ExclusionVerdict {
  const { categoryId, traits } = thing;
  if (exclusion.guard) return byGuard(thing, exclusion, exclusion.guard);
  if (isForAnimals(thing)) return ofAnimals(thing, exclusion);
  if (exclusion.key === FOOD) return isFood(thing) ? 'refused' : 'clear';
  const isByTrait = exclusion.traits.length + exclusion.requires.length > 0;
  if (!isByTrait) return byName(thing, exclusion);
  if (!isFood(thing)) return categoryId !== KITCHENWARE && isNamed(thing, exclusion) ? 'refused' : 'clear';
  if (isLetIn(thing, exclusion)) return 'clear';
  if (exclusion.traits.some((trait) => traitOf(traits, trait) === 'yes')) return 'refused';
  if (exclusion.requires.some((trait) => traitOf(traits, trait) === 'no')) return 'refused';
  const isOpen = [...exclusion.traits, ...exclusion.requires].some((trait) => traitOf(traits, trait) === 'unknown');
  if (!isOpen) return 'clear';
  return isNamed(thing, exclusion) ? 'refused' : 'unknown';
}

/** Harmful to somebody by the table: a name on it, a trait on the label; an animal's is its own shelf and what it may have. */
function byGuard(thing: Judged, exclusion: Exclusion, guard: NonNullable<Exclusion['guard']>): ExclusionVerdict {
  if (isForAnimals(thing)) return isForOther(thing, guard) ? 'refused' : 'clear';
  if (!isFood(thing)) return 'clear';
  const { traits } = thing;
  if (exclusion.words.includes('*') || isNamed(thing, exclusion)) return 'refused';
  if (exclusion.traits.some((trait) => traitOf(traits, trait) === 'yes')) return 'refused';
  if (guard === 'dog' || guard === 'cat') {
    const isFine = isNamed(thing, { words: exclusion.fine ?? [] }) && traitOf(traits, 'single') === 'yes';
    return isFine ? 'clear' : 'refused';
  }
  return exclusion.requires.some((trait) => traitOf(traits, trait) !== 'yes') ? 'refused' : 'clear';
}

const ANIMALS = '반려동물';
const isForAnimals = ({ line }: Judged): boolean => line.includes(ANIMALS);
/** A cat is not a dog. */
function isForOther({ line }: Judged, guard: string): boolean {
  if (guard !== 'dog' && guard !== 'cat') return false;
  const [own, other] = guard === 'dog' ? ['강아지', '고양이'] : ['고양이', '강아지'];
  return line.includes(other!) && !line.includes(own!);
}
const EATEN_BY_ANIMALS = /사료|간식|습식|캔|껌|져키|육포|스틱|츄르/;

/** What an animal eats has ingredients, too, and nobody tells them: unknown, not clear. */
function ofAnimals(thing: Judged, exclusion: Exclusion): ExclusionVerdict {
  if (exclusion.traits.length + exclusion.requires.length === 0 && isUnwanted(exclusion)) return 'clear';
  if (isNamed(thing, exclusion)) return 'refused';
  return EATEN_BY_ANIMALS.test(thing.line) && exclusion.why !== 'have' && exclusion.why !== 'diet'
    ? 'unknown'
    : 'clear';
}

/** `치즈는 괜찮아요` after milk: what is itself called so. */
const isLetIn = ({ name }: Judged, { but }: Exclusion): boolean =>
  name !== undefined && (but?.some((form) => squeeze(name).includes(form)) ?? false);

/** Known by name only: for a mixed food the ingredients are unknown. */
function byName(thing: Judged, exclusion: Exclusion): ExclusionVerdict {
  if (isUnwanted(exclusion)) return 'clear';
  if (isNamed(thing, exclusion)) return 'refused';
  if (!isFood(thing)) return 'clear';
  return traitOf(thing.traits, 'single') === 'yes' ? 'clear' : 'unknown';
}

/** Not wanted as such, whatever it is made of (`과자 말고`, `쌀은 집에 있어`). */
export const isUnwanted = ({ key, why, traits, requires }: Exclusion): boolean =>
  traits.length + requires.length === 0 && key !== FOOD && why !== 'allergy' && why !== 'cannot';

/** A one-syllable word must match a whole word. */
export function isNamed({ line }: Pick<Judged, 'line'>, { words }: Pick<Exclusion, 'words'>): boolean {
  const unspaced = squeeze(line);
  return words.some((word) => (word.length > 1 ? unspaced.includes(word) : line.split(' ').includes(word)));
}
