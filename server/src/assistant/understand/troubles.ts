import type { Knowledge, Trouble, Wrongs } from '../knowledge';
import type { Topic } from './lexicon';
import type { SaidTopics } from './read-topics';
import { markedKeys } from './squeeze';

export type Wrong = 'goods' | 'outside';

/** `리더가 물건을 안 줘요`: something has gone wrong already. A worry (`튀면 어떡해`) is answered with the fact alone. */
export function wrongIn(text: string, { happened, outside, not }: Wrongs): Wrong | null {
  const says = (words: readonly string[]) => words.some((word) => word.split('+').every((part) => text.includes(part)));
  if (ALREADY.test(text)) return 'goods';
  if (says(not)) return null;
  if (says(outside)) return 'outside';
  return says(happened) ? 'goods' : null;
}
/** `벌써 5만원 보냈으면`: it has happened, however it is put. */
const ALREADY = /(?:벌써|이미)[가-힣0-9,]{0,8}(?:보냈|보내버|입금했|송금했|이체했|부쳤)/;

/** What happened and where stand near each other, in either order; in keys. */
const NEAR = 45;

type Keyed = { trouble: Trouble; sayings: { say: readonly string[]; keys: string[] }[] };
const byKnowledge = new WeakMap<Knowledge, Keyed[]>();

/**
 * `화장실에서 냄새 올라와요`, `변기 막혔다`: what has happened stands for what helps, in any form of the verb. Left alone when
 * more is named than the happening itself.
 */
export function withTrouble<Read extends Omit<SaidTopics, 'avoided'>>(
  read: Read,
  text: string,
  knowledge: Knowledge,
): Read {
  const happened = troubleIn(text, knowledge);
  if (!happened) return read;
  const { trouble, say } = happened;
  const isIn = (whole: string, part: string) => markedKeys(whole).includes(markedKeys(part));
  const isOfIt = (word: string) => say.some((part) => isIn(part, word) || isIn(word, part));
  const isElse = read.topics.some((topic) => !topic.weak && !isOfIt(topic.say));
  if (isElse) return read;
  const topic: Topic = { say: say.join(''), title: trouble.title, find: trouble.find, category: null, weak: false };
  return { ...read, topics: [topic], uses: [], unknown: [], halfKnown: [] };
}

function troubleIn(text: string, knowledge: Knowledge): { trouble: Trouble; say: readonly string[] } | null {
  const keys = markedKeys(text.replaceAll(' ', ''));
  let best: { trouble: Trouble; say: readonly string[]; letters: number } | null = null;
  for (const { trouble, sayings } of keyed(knowledge)) {
    for (const { say, keys: parts } of sayings) {
      const letters = parts.reduce((sum, part) => sum + part.length, 0);
      if (letters <= (best?.letters ?? 0) || !isSaid(keys, parts) || !areWords(text, say)) continue;
      best = { trouble, say, letters };
    }
  }
  return best;
}

function isSaid(keys: string, parts: string[]): boolean {
  const places = parts.map((part) => keys.indexOf(part));
  return places.every((at) => at >= 0) && Math.max(...places) - Math.min(...places) <= NEAR;
}

/** A noun of one letter is a word only by itself: `손` is not in `손님`. */
const areWords = (text: string, [noun, ...verbs]: readonly string[]): boolean =>
  noun!.length > 1 ||
  new RegExp(`(?<![가-힣])${noun}(?:(?:이|가|은|는|을|를|도|에|에서|만|까지|다)?(?![가-힣])|(?=${verbs[0]}))`).test(
    text,
  );

function keyed(knowledge: Knowledge): Keyed[] {
  const before = byKnowledge.get(knowledge);
  if (before) return before;
  const made = knowledge.troubles.map((trouble) => ({
    trouble,
    sayings: trouble.say.map((say) => ({ say, keys: say.map(markedKeys) })),
  }));
  byKnowledge.set(knowledge, made);
  return made;
}
