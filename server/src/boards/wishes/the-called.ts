import { type Called, calledWords } from '../finding/finding-rules';
import { readAlikeWords } from '../lists/alike-words';

let called: Called | undefined;

/** Read once: the words are a file of the build. */
export function theCalled(): Called {
  called ??= calledWords(readAlikeWords());
  return called;
}
