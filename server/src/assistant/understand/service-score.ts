import type { Knowledge, ServiceTopic } from '../knowledge';
import { stemKeys } from './stem-keys';

type Clue = { keys: string; weight: number };
type Scored = { topic: ServiceTopic; clues: Clue[] };

const byKnowledge = new WeakMap<Knowledge, Scored[]>();
/** One word of its own, or two that it shares with others. */
const ENOUGH = 1.4;
const SHORTEST = 2;

/**
 * For a message that no phrase matches: the topic whose words it has most of, in any form and order. A word counts the less,
 * the more topics have it; null when none is clearly ahead.
 */
export function likeliestTopic(core: string, knowledge: Knowledge): ServiceTopic | null {
  const keys = stemKeys(core);
  const ranked = cluesOf(knowledge)
    .map(({ topic, clues }) => ({ topic, score: scoreOf(keys, clues) }))
    .sort((a, b) => b.score - a.score);
  const [best, next] = ranked;
  if (!best || best.score < ENOUGH || best.score < (next?.score ?? 0) * LEAD) return null;
  return best.topic;
}
const LEAD = 1.15;

function scoreOf(keys: string, clues: Clue[]): number {
  let left = keys;
  let score = 0;
  // Longest first, and what was heard once is not heard again in a shorter word.
  for (const { keys: clue, weight } of clues) {
    if (!left.includes(clue)) continue;
    left = left.replace(clue, '|');
    score += weight;
  }
  return score;
}

function cluesOf(knowledge: Knowledge): Scored[] {
  const before = byKnowledge.get(knowledge);
  if (before) return before;
  const topicsByWord = new Map<string, Set<string>>();
  for (const { topic, phrases, hints } of knowledge.service) {
    for (const word of [...phrases.flat(), ...hints]) {
      topicsByWord.set(word, (topicsByWord.get(word) ?? new Set()).add(topic));
    }
  }
  const scored = knowledge.service.map((topic) => ({
    topic,
    clues: [...new Set([...topic.phrases.flat(), ...topic.hints])]
      .filter((word) => word.length >= SHORTEST)
      .map((word) => ({ keys: stemKeys(word), weight: 1 / Math.sqrt(topicsByWord.get(word)!.size) }))
      .sort((a, b) => b.keys.length - a.keys.length),
  }));
  byKnowledge.set(knowledge, scored);
  return scored;
}
