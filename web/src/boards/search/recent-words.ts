import { keepOwn, ownMemory } from '../../api/stored/own-memory';

const KEY = 'own:searched';
const KEPT = 8;

/** What this person searched for on this device, the newest first. The server is not told. */
export function recentWords(): string[] {
  try {
    const stored: unknown = JSON.parse(ownMemory(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((word): word is string => typeof word === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberWord(word: string): void {
  keep([word, ...recentWords().filter((other) => other !== word)].slice(0, KEPT));
}

export function forgetWord(word: string): void {
  keep(recentWords().filter((other) => other !== word));
}

export function forgetWords(): void {
  keep([]);
}

function keep(words: string[]): void {
  keepOwn(KEY, words.length === 0 ? null : JSON.stringify(words));
}
