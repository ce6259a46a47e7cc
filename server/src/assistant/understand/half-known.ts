import type { Knowledge } from '../knowledge';
import type { Goods } from '../retrieve/goods-index';
import { lexiconOf, type Topic } from './lexicon';
import type { NounReader } from './noun-thread';

/** `발사믹식초`, where only vinegar is sold: the whole word, and what of it is known. */
export type HalfKnown = { whole: string; topic: Topic };

type Known = { goods: Goods; knowledge: Knowledge; nouns: NounReader };

/** Things that are named by a word whose beginning nobody sells; what is shown instead has to be said. */
export async function halfKnownIn(text: string, topics: readonly Topic[], known: Known): Promise<HalfKnown[]> {
  const found: HalfKnown[] = [];
  for (const topic of topics) {
    const before = nounBefore(text, topic.say);
    if (before && !topic.weak && (await isStrange(before, topic, known)))
      found.push({ whole: `${before}${topic.say}`, topic });
  }
  return found;
}

/** `강아지 유모차`: what is asked for is the last noun, and whose it is does not make it sold. */
export async function unsoldHead(
  rest: string,
  topics: readonly Topic[],
  { goods, knowledge, nouns }: Known,
): Promise<HalfKnown[]> {
  const topic = topics.at(-1);
  const { apart, fillers, occasions, constraints } = knowledge;
  if (!topic || topics.length > 1 || !apart.some(({ say }) => say.includes(topic.say))) return [];
  const head = rest
    .split(' ')
    .map((word) => word.replace(/(?:은|는|이|가|을|를|도|만|좀|요)$/, ''))
    .findLast((word) => /^[가-힣]{3,6}$/.test(word) && !fillers.has(word));
  if (head === undefined || occasions.has(head) || (await nouns(head))[0] !== head) return [];
  const conditions = constraints.flatMap((each) => [...each.say, ...each.opposite]);
  if (conditions.some((word) => head.includes(word)) || goods.all.some(({ line }) => line.includes(head))) return [];
  return [{ whole: head, topic }];
}

/** What stands in one word with it, after a space or a word that lists. */
function nounBefore(text: string, say: string): string | null {
  const at = text.indexOf(say);
  return at < 0 ? null : (/(?:^|\s|하고|이랑|랑|과|와)([가-힣]{2,5})$/.exec(text.slice(0, at))?.[1] ?? null);
}

async function isStrange(before: string, { say }: Topic, { goods, knowledge, nouns }: Known): Promise<boolean> {
  const { fillers, occasions, constraints } = knowledge;
  if (fillers.has(before) || occasions.has(before)) return false;
  if ((await nouns(before))[0] !== before || (await nouns(`${before}${say}`))[0] !== before) return false;
  const conditions = constraints.flatMap((each) => [...each.say, ...each.opposite]);
  if (conditions.some((word) => before.includes(word)) || goods.all.some(({ line }) => line.includes(before)))
    return false;
  const words = lexiconOf(goods, knowledge).entries.keys();
  return !Array.from(words).some((word) => word.length > 1 && (before.includes(word) || word.includes(before)));
}
