import { wordsOfName } from '../picks/board-words';

export type Wanted = { name: string; wanted: number };

/** Eight are shown to whoever has typed nothing; the others are there for what is typed. */
const WORDS = 60;

/** The things in the names (`제주 노지 감귤` → `감귤`), by how many people are in or like them. */
export function wantedWords(boards: readonly Wanted[]): string[] {
  const sums = new Map<string, number>();
  for (const { name, wanted } of boards) {
    const [thing] = wordsOfName(name).head;
    if (thing !== undefined) sums.set(thing, (sums.get(thing) ?? 0) + wanted);
  }
  return [...sums]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, WORDS)
    .map(([word]) => word);
}
