import { type Good, WHAT_IT_IS } from './goods-index';
import type { Topic } from './lexicon';

/** How well a good answers to one word; 0 is not at all. Korean names end in what the thing is, so endings weigh more. */
export function fitOfTerm(good: Good, term: string): number {
  const long = term.length >= 2;
  let best = 0;
  good.tags.forEach((tag, i) => {
    const what = i <= WHAT_IT_IS;
    if (tag === term) best = Math.max(best, what ? 9 : 6.5);
    else if (long && tag.endsWith(term)) best = Math.max(best, what ? 7 : 5);
    else if (long && tag.includes(term)) best = Math.max(best, 4.5);
  });
  for (const word of good.nameWords) {
    if (word === term) best = Math.max(best, 10);
    else if (long && word.endsWith(term)) best = Math.max(best, 9);
    else if (long && word.startsWith(term)) best = Math.max(best, 6.5);
    else if (long && word.includes(term)) best = Math.max(best, 6);
  }
  if (best === 0) return 0;
  return best + (isHead(good, term) ? 2 : 0);
}

/** The best of a topic's words, the earlier ones slightly before the later. */
export function fitOfTopic(good: Good, topic: Pick<Topic, 'find' | 'category'>): number {
  if (topic.category !== null && good.categoryId !== topic.category) return 0;
  let best = 0;
  topic.find.forEach((term, i) => {
    const fit = fitOfTerm(good, term);
    if (fit > 0) best = Math.max(best, fit - Math.min(i, 20) * 0.05);
  });
  return best;
}

function isHead(good: Good, term: string): boolean {
  const last = good.nameWords.at(-1);
  if (last === undefined) return false;
  return term.length >= 2 ? last.endsWith(term) : last === term;
}
