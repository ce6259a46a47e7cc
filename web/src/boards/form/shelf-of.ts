import type { CategoryId } from '@mungchi/contract';
import { drawingOf, lastWord } from '../../ui/piece/thing-pictures';

const SHELVES: readonly [string, CategoryId][] = [
  ['fresh', 1],
  ['processed', 2],
  ['kitchen', 3],
  ['household', 4],
];
/** What is made of a thing, or only looks or smells like it, may stand on another shelf. */
const OTHERWISE = /냉동|건조|말린|건포도|통조림|훈제|반숙|구운|삶은|볶은|튀긴|튀김|인형|모형|장난감/;

/** On which shelf a thing clearly belongs, by the words that have a drawing; null where that is not clear. */
export function shelfOf(name: string): CategoryId | null {
  const found = drawingOf(name);
  // One syllable is the end of many a word: 배 of 택배.
  if (!found || OTHERWISE.test(name) || (found[0].length === 1 && lastWord(name) !== found[0])) return null;
  return SHELVES.find(([shelf]) => found[1].startsWith(shelf))?.[1] ?? null;
}
