import type { Good } from './goods-index';

/** Whether a name or keyword has the word; `소` is beef only as a word of its own; `껌` is what a name begins or ends with. */
export const tells = ({ nameWords, tags }: Pick<Good, 'nameWords' | 'tags'>, word: string): boolean =>
  [...nameWords, ...tags].some((each) => {
    if (word.length > 1) return each.includes(word);
    return (
      each === word || each === `${word}고기` || (!VAGUE.test(word) && (each.startsWith(word) || each.endsWith(word)))
    );
  });
/** Begins too many other words. */
const VAGUE = /[소게배감무파콩물차대이고그저수]/;
