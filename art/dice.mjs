import { dice as rolling } from '../server/src/eval/dice';

/** Repeatable scatter: the same seed always draws the same picture. */
export function dice(seed) {
  let number = 2166136261;
  for (const char of seed) number = Math.imul(number ^ char.codePointAt(0), 16777619);
  return rolling(number).next;
}
