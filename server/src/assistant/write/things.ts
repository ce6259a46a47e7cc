import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { serverFile } from '../../server-folder';

/** Something people buy together: which shelf it is on, and a drawing of ours, if there is one. */
export type PostThing = { categoryId: 1 | 2 | 3 | 4; picture: string | null };
export type Things = (name: string) => PostThing | null;

const CATEGORIES: Record<string, PostThing['categoryId']> = { fresh: 1, processed: 2, kitchen: 3, household: 4 };
const Words = z.record(z.string(), z.string());
const LONGEST = 12;

/**
 * The thing that a name is about: its last word that is one, or that ends with one (`제주감귤`). A word of one syllable is
 * one only by itself: 감 is, 장난감 is none.
 */
export function thingsOf(words: Readonly<Record<string, string>>): Things {
  return (name) => {
    for (const word of name.split(/[\s()]+/).reverse()) {
      const letters = Array.from(word.slice(-LONGEST * 2));
      for (let from = Math.max(0, letters.length - LONGEST); from < letters.length; from += 1) {
        const end = letters.slice(from).join('');
        if (end.length === 1 && from > 0) break;
        const drawing = Object.hasOwn(words, end) ? words[end]! : null;
        if (drawing) return toThing(drawing);
      }
    }
    return null;
  };
}

function toThing(drawing: string): PostThing {
  const [shelf, number] = drawing.split('-');
  return { categoryId: CATEGORIES[shelf!]!, picture: number ? `/pictures/${drawing}.webp` : null };
}

let known: Things | undefined;

/** By the table of words beside our drawings. */
export function knownThings(): Things {
  known ??= thingsOf(Words.parse(JSON.parse(readFileSync(serverFile('assets', 'picture-words.json'), 'utf8'))));
  return known;
}
