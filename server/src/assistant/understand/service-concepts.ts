import type { Concepts, Knowledge, ServiceTopic } from '../knowledge';
import type { Span } from './phrases';
import { markedKeys } from './stem-keys';

type Keyed = { words: ReadonlyMap<string, string[]>; sayings: { topic: ServiceTopic; parts: string[] }[] };
const byConcepts = new WeakMap<Concepts, Keyed>();

/**
 * For a question about the service in words that no phrase has: `돈` and `돌려` stand for many words each, in any form of
 * the verb and any order, and together they are a topic. Of several topics the one of which more is said.
 */
export function topicByConcepts(
  core: string,
  knowledge: Knowledge,
  named: readonly Span[] = [],
): { topic: ServiceTopic; letters: number } | null {
  const { words, sayings } = keyed(knowledge);
  const keys = markedKeys(core);
  const heard = new Map<string, { at: number; end: number } | null>();
  const hear = (concept: string) => {
    let found = heard.get(concept);
    if (found === undefined) {
      found = longestIn(keys, words.get(concept) ?? [], named);
      heard.set(concept, found);
    }
    return found;
  };
  let best: { topic: ServiceTopic; letters: number } | null = null;
  for (const { topic, parts } of sayings) {
    const keysSaid = coveredBy(parts.map(hear));
    const letters = Math.round(keysSaid / KEYS_A_LETTER);
    if (letters < FEWEST || letters <= (best?.letters ?? 0)) continue;
    best = { topic, letters };
  }
  return best;
}
const KEYS_A_LETTER = 3.4;
const FEWEST = 3;

function longestIn(keys: string, words: string[], named: readonly Span[]): { at: number; end: number } | null {
  for (const word of words) {
    const at = keys.indexOf(word);
    if (at >= 0 && !isPartOfGoods(keys, at, word, named)) return { at, end: at + word.length };
  }
  return null;
}

/** What is only a part of a word for goods says nothing else: `갈비찜` is no list of likes. */
function isPartOfGoods(keys: string, at: number, word: string, named: readonly Span[]): boolean {
  if (named.length === 0) return false;
  const start = lettersIn(keys.slice(0, at));
  const end = start + lettersIn(word);
  return named.some((span) => span.start <= start && end <= span.end && end - start < span.end - span.start);
}
const lettersIn = (keys: string): number => keys.split('|').length - 1;

/** Keys that are said by all of them together; 0 when one is missing or is part of another. */
function coveredBy(spans: ({ at: number; end: number } | null)[]): number {
  let sum = 0;
  let end = 0;
  const said = spans.flatMap((span) => span ?? []).toSorted((a, b) => a.at - b.at);
  if (said.length < spans.length) return 0;
  for (const span of said) {
    if (span.at < end) return 0;
    sum += span.end - span.at;
    end = span.end;
  }
  return sum;
}

function keyed({ concepts, service }: Knowledge): Keyed {
  const before = byConcepts.get(concepts);
  if (before) return before;
  const words = new Map(
    Object.entries(concepts.words).map(([name, all]) => [
      name,
      all.map(markedKeys).toSorted((a, b) => b.length - a.length),
    ]),
  );
  const sayings = Object.entries(concepts.topics).flatMap(([name, all]) => {
    const topic = service.find((each) => each.topic === name);
    return topic ? all.map((saying) => ({ topic, parts: saying.split('+') })) : [];
  });
  const made = { words, sayings };
  byConcepts.set(concepts, made);
  return made;
}
