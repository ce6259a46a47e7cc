import { expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge';
import { nounReader } from '../understand/nouns';
import { figuresOf } from './figures';
import { demoCatalogue, loadSet } from './load-set';
import { type Scored, scoreConversation } from './score';

/** The floor under the figures in docs/assistant.md; latency is measured there, not asserted on a busy machine. */
test.each([
  ['tuning', 0],
  ['held-out', 0],
  ['fresh', 0],
  ['typed', 0],
] as const)('the %s set stays above the floor', async (name, violations) => {
  const catalogue = demoCatalogue();
  const knowledge = loadKnowledge();
  const nouns = await nounReader();
  const scored: Scored[] = [];
  for (const conversation of loadSet(name))
    scored.push(...(await scoreConversation(conversation, catalogue, knowledge, nouns)));
  const figures = figuresOf(scored);
  const misses = scored.filter(({ hit }) => !hit).map(({ id, say }) => `${id} ${say}`);
  expect(figures.hitAt3, misses.join('\n')).toBeGreaterThanOrEqual(0.9);
  expect(figures.followUps, misses.join('\n')).toBeGreaterThanOrEqual(0.85);
  expect(figures.violations).toBeLessThanOrEqual(violations);
});

test('the sets are as large as promised and do not overlap', () => {
  const [tuning, heldOut] = [loadSet('tuning'), loadSet('held-out')];
  const utterances = [...tuning, ...heldOut].flatMap(({ turns }) => turns);
  expect(utterances.length).toBeGreaterThanOrEqual(150);
  expect(heldOut.flatMap(({ turns }) => turns).length).toBeGreaterThanOrEqual(utterances.length * 0.33);
  const ids = new Set(tuning.map(({ id }) => id));
  expect(heldOut.some(({ id }) => ids.has(id))).toBe(false);
});
