import type { Emergencies } from '../knowledge';

export type Emergency = keyof Emergencies['answers'];

/**
 * Something that is happening right now and for which help must be called: a reaction, poison, something swallowed, a heart
 * or a stroke. What
 * somebody always gets (`먹으면 부어요`) or once had is an allergy to be left out, unless it is said to be now. When in doubt it
 * is one: to be told to call costs a moment.
 */
export function emergencyIn(text: string, known: Emergencies): Emergency | null {
  const says = (words: readonly string[]) => words.some((word) => text.includes(word));
  const kind = known.kinds.find(({ all }) => all.every(says));
  if (!kind || says(known.never)) return null;
  if (kind.isSelf) return says(known.jokes) ? null : 'self';
  const isNow = says(known.now);
  if (!isNow && (says(known.past) || says(known.jokes))) return null;
  // Who cannot breathe asks for no meal kit, unless for what helps against what was eaten.
  if (!isNow && !kind.isSudden && says(known.wishes) && (kind.isMild || !says(known.ate))) return null;
  if (kind.isSudden) return 'sudden';
  return kind.isAnimal || (says(known.animals) && !says(known.people)) ? 'animal' : 'person';
}
