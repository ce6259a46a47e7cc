import { CATEGORIES } from '@mungchi/contract';
import { keystrokes, onsetOf, soundsLike } from '../../korean/jamo';
import type { Knowledge, Use } from '../knowledge';
import type { Goods } from '../retrieve/goods-index';
import { lettersOf } from './letters';
import type { Span } from './phrases';
import { squeeze } from './squeeze';

/** Something to look for: one thing, or several that would do. */
export type Topic = {
  say: string;
  /** How it is called in an answer. */
  title: string;
  find: string[];
  category: number | null;
  weak: boolean;
};

type LexiconEntry =
  | { kind: 'topic'; topic: Topic; strong: boolean }
  | { kind: 'use'; use: Use }
  | { kind: 'category'; category: number };

export type Lexicon = {
  entries: ReadonlyMap<string, LexiconEntry>;
  longest: number;
  /** Words by their onsets, most goods first. */
  byOnsets: ReadonlyMap<string, string[]>;
  /** How each is typed, as `soundsLike` has it. */
  sounds: ReadonlyMap<string, string>;
};

const lexicons = new WeakMap<Goods, { knowledge: Knowledge; lexicon: Lexicon }>();

/** Every word that may stand for goods: the operator's first, then the catalogue's own. */
export function lexiconOf(goods: Goods, knowledge: Knowledge): Lexicon {
  const known = lexicons.get(goods);
  if (known?.knowledge === knowledge) return known.lexicon;
  const lexicon = buildLexicon(goods, knowledge);
  lexicons.set(goods, { knowledge, lexicon });
  return lexicon;
}

function buildLexicon(goods: Goods, knowledge: Knowledge): Lexicon {
  const entries = new Map<string, LexiconEntry>();
  const add = (word: string, entry: LexiconEntry) => {
    if (word !== '' && !entries.has(word)) entries.set(word, entry);
  };
  for (const { id, name } of CATEGORIES) add(squeeze(name), { kind: 'category', category: id });
  for (const use of knowledge.uses) for (const word of use.say) add(word, { kind: 'use', use });
  for (const { say, find, category, weak } of knowledge.synonyms) {
    for (const word of say) {
      add(word, {
        kind: 'topic',
        strong: true,
        topic: { say: word, title: goods.kinds.has(word) ? word : say[0]!, find: ownFirst(word, find), category, weak },
      });
    }
  }
  const conditions = new Set(knowledge.constraints.flatMap(({ say, opposite }) => [...say, ...opposite]));
  for (const word of goods.vocabulary.keys()) {
    if (knowledge.fillers.has(word) || conditions.has(word)) continue;
    const isKind = goods.kinds.has(word);
    add(word, {
      kind: 'topic',
      strong: isKind,
      topic: { say: word, title: word, find: [word], category: null, weak: !isKind || knowledge.occasions.has(word) },
    });
  }
  return {
    entries,
    longest: Math.max(...Array.from(entries.keys(), (word) => word.length)),
    byOnsets: wordsByOnsets(entries, goods),
    sounds: new Map(Array.from(entries.keys(), (word) => [word, soundsLike(keystrokes(Array.from(word)))])),
  };
}

/** The word itself finds best, if the catalogue knows it. */
const ownFirst = (word: string, find: string[]): string[] => [word, ...find.filter((term) => term !== word)];

function wordsByOnsets(entries: ReadonlyMap<string, LexiconEntry>, goods: Goods): Map<string, string[]> {
  const byOnsets = new Map<string, string[]>();
  for (const [word, entry] of entries) {
    if (entry.kind !== 'topic' || !entry.strong || !namedBy(goods, entry) || !/^[가-힣]+$/.test(word)) continue;
    const onsets = Array.from(word, onsetOf).join('');
    byOnsets.set(onsets, [...(byOnsets.get(onsets) ?? []), word]);
  }
  for (const words of byOnsets.values())
    words.sort((a, b) => (goods.vocabulary.get(b) ?? 0) - (goods.vocabulary.get(a) ?? 0));
  return byOnsets;
}

/** Whether the catalogue has anything of that name. */
const namedBy = (goods: Goods, { topic }: Extract<LexiconEntry, { kind: 'topic' }>): boolean =>
  topic.find.some((term) => goods.kinds.has(term));

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
