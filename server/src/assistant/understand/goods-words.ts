import type { Knowledge } from '../knowledge';
import type { Goods } from '../retrieve/goods-index';
import { lettersOf } from './letters';
import { lexiconOf } from './lexicon';
import type { Span } from './phrases';

/** Words of goods, longest first, where they begin a word of the message; places in the text without spaces. */
export function goodsWordsIn(text: string, goods: Goods, knowledge: Knowledge): Span[] {
  const { entries, longest } = lexiconOf(goods, knowledge);
  const { text: core, wordStarts } = lettersOf(text);
  return [...wordStarts].flatMap((start): Span[] => {
    for (let length = Math.min(longest, core.length - start); length >= 2; length--) {
      const entry = entries.get(core.slice(start, start + length));
      const crosses = [...wordStarts].some((at) => at > start && at < start + length);
      if (entry?.kind === 'topic' && entry.strong && !crosses) return [{ start, end: start + length }];
    }
    return [];
  });
}
