import type { Worries } from '../knowledge';

export type Worry = keyof Worries['answers'];

/**
 * The net below the emergencies, whose list of words never ends: somebody or some part of a body is named, something bad is
 * told of it, and nothing is asked for. Then no goods are shown and help is named, however it was said.
 */
export function worryIn(typed: string, known: Worries): Worry | null {
  const text = typed.replace(STILL, '');
  const says = (words: readonly string[]) => words.some((word) => text.includes(word));
  if (says(known.asks) || says(known.never)) return null;
  const isAnimal = says(known.animals) && !says(known.people);
  const isToldOf = says(known.people) || says(known.animals) || says(known.body);
  if (!says(known.grave) && !(isToldOf && says(known.harm) && !says(known.mentions))) return null;
  return isAnimal ? 'animal' : 'person';
}

/** What began yesterday and goes on is not over. */
const STILL = /(?:어제|그제|그저께|며칠전|아까|새벽|아침)부터/g;
