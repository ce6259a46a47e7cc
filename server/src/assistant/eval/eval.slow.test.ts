import { expect, test } from 'vitest';
import { theKnowledge } from '../load-knowledge';
import { nounThread } from '../understand/noun-thread';
import { figuresOf } from './figures';
import floors from './floors.json' with { type: 'json' };
import { demoCatalogue, loadSet, SETS, worldOf } from './load-set';
import type { Turn } from './read-script';
import { type Scored, scoreConversation } from './score';

/** The floors under the figures in docs/assistant.md, set by set; latency is measured there, not asserted on a busy machine. */
test.each(SETS)('the %s set stays above the floor', async (name) => {
  const catalogue = demoCatalogue();
  const knowledge = theKnowledge();
  const { nouns } = nounThread();
  const scored: Scored[] = [];
  for (const conversation of loadSet(name))
    scored.push(...(await scoreConversation(conversation, catalogue, knowledge, nouns, worldOf(name, catalogue))));
  const figures = figuresOf(scored);
  const misses = scored.filter(({ hit }) => !hit).map(({ id, say }) => `${id} ${say}`);
  expect(figures.firsts, misses.join('\n')).toBeGreaterThanOrEqual(floors[name].firsts);
  expect(figures.followUps, misses.join('\n')).toBeGreaterThanOrEqual(floors[name].followUps);
  expect([figures.limits, figures.unfit]).toEqual([0, 0]);
  expect(scored.filter(({ broken }) => broken.length > 0).map(({ id }) => id)).toEqual([]);
  expect(scored.flatMap(({ say, untrue }) => untrue.map((each) => `${say}: ${each}`))).toEqual([]);
});

test('the sets are as large as promised and do not overlap', () => {
  const talks = SETS.flatMap((name) => loadSet(name).map((talk) => ({ name, ...talk })));
  expect(talks.length).toBeGreaterThanOrEqual(400);
  expect(talks.filter(({ turns }) => turns.length > 1).length).toBeGreaterThanOrEqual(150);
  expect(new Set(talks.map(({ id }) => id)).size).toBe(talks.length);
  const built = new Set(talks.filter(({ name }) => name === 'building').map(({ turns }) => turns[0]!.say));
  expect(loadSet('sealed').filter(({ turns }) => built.has(turns[0]!.say) && turns.length === 1)).toEqual([]);
});

/** The kinds of question where a wrong answer hurts or costs money. */
const KINDS = new Set(['noted', 'ask-allergy', 'faq', 'boards', 'board']);
const isGrave = ({ without, allow, held, topic, boards, noBoards, boardFocus, kind }: Turn): boolean =>
  [without, allow, held, topic, boards, noBoards, boardFocus].some((each) => each !== undefined) ||
  (kind?.split('|').some((each) => KINDS.has(each)) ?? false);

test('a third of the sets are about exclusions, the service and open purchases', () => {
  const talks = SETS.flatMap(loadSet);
  const about = talks.filter(({ turns }) => turns.some(isGrave));
  expect(about.length / talks.length).toBeGreaterThanOrEqual(1 / 3);
});
