import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { normalise } from '../../korean/normalise';

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
  known ??= readAlikeWords();
  return known;
}

function readAlikeWords(): AlikeWords {
  // Beside the bundle, or beside the sources.
  const places = ['../data', '../../../data'].map((at) =>
    path.resolve(import.meta.dirname, at, 'assistant/synonyms.json'),
  );
  const file = places.find(existsSync);
  return file === undefined ? new Map() : alikeWords(JSON.parse(readFileSync(file, 'utf8')) as Entry[]);
}
