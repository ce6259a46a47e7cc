import { type Traits, traitOf } from '../../products/trait-rules';
import type { Exclusion } from '../exclusion';
import { isFood } from '../is-food';
import { squeeze } from '../understand/squeeze';

/** Whether a product may be offered: `unknown` is listed separately and labelled as such. */
export type Verdict = 'clear' | 'unknown' | 'refused';

/** A product or a purchase, as far as exclusions are concerned. */
export type Judged = { categoryId: number; traits: Traits; line: string; name?: string };

const KITCHENWARE = 3;

/** `먹는 거 말고`: the entry of `ingredients.json` that stands for everything eaten. */
export const FOOD = 'food';

export function judge(thing: Judged, exclusions: readonly Exclusion[]): Verdict {
  let worst: Verdict = 'clear';
  for (const exclusion of exclusions) {
    const verdict = verdictOn(thing, exclusion);
    if (verdict === 'refused') return 'refused';
    if (verdict === 'unknown') worst = 'unknown';
  }
  return worst;
}

function verdictOn(thing: Judged, exclusion: Exclusion): Verdict {
  const { categoryId, traits } = thing;
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

/** `치즈는 괜찮아요` after milk: what is itself called so. */
const isLetIn = ({ name }: Judged, { but }: Exclusion): boolean =>
  name !== undefined && (but?.some((form) => squeeze(name).includes(form)) ?? false);

/** Known by name only: for a mixed food the ingredients are unknown. */
function byName(thing: Judged, exclusion: Exclusion): Verdict {
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
