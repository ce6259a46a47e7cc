import { readFileSync } from 'node:fs';
import { normalise } from '../../korean/normalise';
import { serverFile } from '../../server-folder';
import { type AlikeWords, theAlikeWords } from '../lists/alike-words';
import { type Called, calledWords } from './finding-rules';

type File = { spellings: string[]; kinds: Record<string, string> };

let called: Called | undefined;

/** What things are called besides their names. Read once: the words are files of the build. */
export function theCalled(): Called {
  called ??= calledWords(theAlikeWords(), namedWords(readFile()));
  return called;
}

/** Each spelling of a word leads to the others, a kind to what belongs to it: who looks for 생수 is told of 삼다수. */
export function namedWords({ spellings, kinds }: File): AlikeWords {
  const named = new Map<string, string[]>();
  const add = (word: string, others: readonly string[]) =>
    named.set(word, [...(named.get(word) ?? []), ...others.filter((other) => other !== word)]);
  for (const same of spellings.map(wordsOf)) for (const word of same) add(word, same);
  for (const [kind, words] of Object.entries(kinds)) add(normalise(kind), wordsOf(words));
  return named;
}

const wordsOf = (line: string): string[] => line.split(' ').map(normalise);

const readFile = () => JSON.parse(readFileSync(serverFile('data/called-words.json'), 'utf8')) as File;
