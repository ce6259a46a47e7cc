import { keystrokes, soundsLike, withinOneKey } from '../korean/jamo';
import type { Exclusion } from './exclusion';
import type { Use } from './knowledge';
import type { Reference } from './read/reader';
import { tells } from './retrieve/allow-rules';
import { type Lexicon, lexiconOf, type Topic } from './understand/lexicon';
import { PEOPLE } from './understand/link-words';
import { readConstraints } from './understand/read-constraints';
import { readExclusions } from './understand/read-exclusions';
import { readTopics } from './understand/read-topics';
import { squeeze, tidy } from './understand/squeeze';
import { withTrouble } from './understand/troubles';

type Known = Pick<Reference, 'goods' | 'knowledge' | 'nouns'>;

/** What pieces of a message stand for in the catalogue. */
type Linked = {
  topics: Topic[];
  uses: Use[];
  category: number | null;
  /** Asked for, and nothing here is called so. */
  unknown: string[];
  halfKnown: { whole: string; topic: Topic }[];
};

const NOTHING: Linked = { topics: [], uses: [], category: null, unknown: [], halfKnown: [] };
/** `딸기 같은 거`, `휴지류`: the thing itself. */
const TAIL = /(?:같은(?:거|것|걸|건)|종류|류|거|것|들|용품)$/;

/** Things that are wished for, a piece each. */
export async function linkThings(pieces: readonly string[], message: string, known: Known): Promise<Linked> {
  const all: Linked[] = [];
  for (const piece of pieces) all.push(await linkThing(piece, known));
  // A scrap of a word was marked: what the whole message names is nearer.
  const isScrap =
    all.length > 0 && all.every(({ unknown }) => unknown.some((word) => word.length < 2 || word === squeeze(message)));
  if (isScrap) return { ...(await linkThing(message, known)), unknown: [] };
  return {
    topics: distinct(all.flatMap(({ topics }) => topics)),
    uses: all.flatMap(({ uses }) => uses),
    category: all.find(({ category }) => category !== null)?.category ?? null,
    unknown: all.flatMap(({ unknown }) => unknown),
    halfKnown: all.flatMap(({ halfKnown }) => halfKnown),
  };
}

async function linkThing(piece: string, known: Known): Promise<Linked> {
  const { goods, knowledge, nouns } = known;
  const { entries } = lexiconOf(goods, knowledge);
  const word = squeeze(piece);
  if (knowledge.absent.includes(word)) return { ...NOTHING, unknown: [word] };
  for (const each of [word, word.replace(TAIL, '')]) {
    const entry = entries.get(each);
    if (entry?.kind === 'topic') return { ...NOTHING, topics: [{ ...entry.topic, weak: false }] };
    if (entry?.kind === 'use') return { ...NOTHING, uses: [entry.use] };
    if (entry?.kind === 'category') return { ...NOTHING, category: entry.category };
  }
  const slip = slipOf(word, lexiconOf(goods, knowledge));
  if (slip) return { ...NOTHING, topics: [slip] };
  const read = withTrouble(await readTopics(tidy(piece), goods, knowledge, nouns, true), tidy(piece), knowledge);
  const { topics, uses, category, halfKnown } = read;
  const isFound = topics.length + uses.length > 0 || category !== null;
  return { topics, uses, category, halfKnown, unknown: isFound ? [] : [word] };
}

/** `커피필더`: one key away from a longer word we know, before a shorter one is found in it. */
function slipOf(word: string, { entries, sounds }: Lexicon): Topic | null {
  if (word.length < 4 || !/^[가-힣]+$/.test(word)) return null;
  const keys = soundsLike(keystrokes(Array.from(word)));
  for (const [known, entry] of entries)
    if (entry.kind === 'topic' && known.length === word.length && withinOneKey(keys, sounds.get(known)!))
      return { ...entry.topic, weak: false };
  return null;
}

/** What it is for: an occasion we know, a trouble with what helps, else a thing that is named for it. */
export async function linkUses(pieces: readonly string[], known: Known): Promise<Linked> {
  const linked = await linkThings(pieces, '', known);
  return { ...linked, unknown: [], halfKnown: [] };
}

/** Conditions that a label may tell of, and words that may stand in a name. */
export function linkAttributes(pieces: readonly string[], { knowledge, goods }: Known) {
  const wants: string[] = [];
  const avoids: string[] = [];
  const words: string[] = [];
  for (const piece of pieces) {
    const read = readConstraints(tidy(piece), knowledge);
    wants.push(...read.wants);
    avoids.push(...read.avoids);
    if (read.wants.length + read.avoids.length === 0) words.push(...wordsOf(piece, goods));
  }
  return { wants, avoids, words };
}

/** `호텔에서 쓰는` → `호텔`: what stands in some name or keyword. */
function wordsOf(piece: string, { all }: Known['goods']): string[] {
  const stands = (word: string) => word.length > 1 && all.some((good) => tells(good, word));
  return tidy(piece)
    .split(' ')
    .flatMap((word) => {
      const cut = [word, ...[1, 2, 3].map((letters) => word.slice(0, -letters))];
      return cut.find(stands) ?? [];
    })
    .slice(0, 2);
}

const SOMEBODY = new RegExp(`^(?:${PEOPLE}|복합|알레르기|알러지)$`);
const LEAVES_OUT = { allergy: '알레르기', cannot: '못 먹어', diet: '못 먹어', refused: '빼고', have: '있어' } as const;

/** What is to be left out, and why; a word that nobody knows is left out by name. */
export async function linkExclusions(
  pieces: readonly string[],
  why: keyof typeof LEAVES_OUT,
  { goods, knowledge, nouns }: Known,
): Promise<Exclusion[]> {
  const found: Exclusion[] = [];
  for (const piece of pieces) {
    const text = `${why === 'have' ? '집에 ' : ''}${tidy(piece)} ${LEAVES_OUT[why]}`;
    const word = squeeze(piece);
    if (SOMEBODY.test(word)) continue;
    const entry = lexiconOf(goods, knowledge).entries.get(word);
    const read = await readExclusions(text, { goods, knowledge, nouns: nouns });
    const excluded = read.excluded.filter(({ guard }) => !guard);
    const isThing = why === 'refused' && excluded.every(({ traits }) => traits.length === 0);
    if (isThing && entry?.kind === 'topic') {
      found.push({ key: word, label: piece, why, traits: [], requires: [], words: entry.topic.find });
      continue;
    }
    if (isThing && goods.all.some((good) => tells(good, word))) {
      found.push({ key: word, label: piece, why, traits: [], requires: [], words: [word] });
      continue;
    }
    found.push(...excluded);
    const isHealth = why !== 'refused' && why !== 'have';
    if (
      excluded.length === 0 &&
      word.length > 1 &&
      !SOMEBODY.test(word) &&
      (isHealth || goods.all.some((good) => tells(good, word)))
    )
      found.push({ key: word, label: word, why, traits: [], requires: [], words: [word] });
  }
  return found;
}

const distinct = (topics: readonly Topic[]): Topic[] =>
  topics.filter(({ title }, i) => topics.findIndex((other) => other.title === title) === i);
