import { readFileSync } from 'node:fs';
import { normalise } from '../../korean/normalise';
import { serverFile } from '../../server-folder';

/** Other words for the same thing: `휴지` → `화장지`. */
export type AlikeWords = ReadonlyMap<string, readonly string[]>;

type Entry = { say: string[]; find: string[]; weak?: boolean };

/** A word that is said leads to those it is found by; weak ones are guesses that only a conversation may make. */
export function alikeWords(entries: readonly Entry[]): AlikeWords {
  const alike = new Map<string, Set<string>>();
  for (const { say, find } of entries.filter(({ weak }) => !weak)) {
    for (const word of say.map(normalise)) {
      const others = alike.get(word) ?? new Set();
      for (const other of find.map(normalise)) if (other !== word) others.add(other);
      alike.set(word, others);
    }
  }
  return new Map([...alike].map(([word, others]) => [word, [...others]]));
}

let known: AlikeWords | undefined;

/** The words that the shop's assistant is taught, read once per process; it checks the file when the server starts. */
export function theAlikeWords(): AlikeWords {
  known ??= alikeWords(JSON.parse(readFileSync(serverFile('data/assistant/synonyms.json'), 'utf8')) as Entry[]);
  return known;
}
