import { useNow } from './clock';
import { type UntilWords, untilWords } from './until-words';

/** Until when, kept fresh by the minute. */
export function useUntil(evening: string): UntilWords {
  return untilWords(evening, useNow());
}
