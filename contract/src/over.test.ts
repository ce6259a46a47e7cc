import { expect, test } from 'vitest';
import { DAY_MS } from './constants';
import { asksForReview, isOver } from './over';
import { STAGES, type Stage } from './stages';

const NOW = Date.parse('2026-11-18T03:00:00Z');
const ago = (days: number, ms = 0) => new Date(NOW - days * DAY_MS + ms);

test.each<[string, Stage, Date | null, Date | null, boolean]>([
  ['completed two weeks ago, silent as long', 'COMPLETED', ago(14), ago(14), true],
  ['completed a moment less ago', 'COMPLETED', ago(14, 1), ago(20), false],
  ['completed long ago, somebody spoke since', 'COMPLETED', ago(40), ago(14, 1), false],
  ['completed long ago, nobody ever spoke', 'COMPLETED', ago(40), null, true],
  ['completed before ends were noted', 'COMPLETED', null, ago(40), false],
  ['cancelled three days ago', 'CANCELLED', ago(3), ago(3), true],
  ['cancelled a moment less ago', 'CANCELLED', ago(3, 1), ago(9), false],
  ['cancelled, somebody spoke since', 'CANCELLED', ago(9), ago(3, 1), false],
])('%s', (_, stage, endedAt, lastMessageAt, over) => {
  expect(isOver({ stage, endedAt, lastMessageAt }, NOW)).toBe(over);
});

test('nothing that runs is over, however long nobody has spoken', () => {
  for (const stage of STAGES.filter((each) => each !== 'COMPLETED' && each !== 'CANCELLED'))
    expect(isOver({ stage, endedAt: ago(400), lastMessageAt: ago(400) }, NOW)).toBe(false);
});

test('a review is asked for during two weeks', () => {
  expect(asksForReview({ stage: 'COMPLETED', endedAt: ago(14, 1) }, NOW)).toBe(true);
  expect(asksForReview({ stage: 'COMPLETED', endedAt: ago(14) }, NOW)).toBe(false);
  expect(asksForReview({ stage: 'COMPLETED', endedAt: null }, NOW)).toBe(true);
  expect(asksForReview({ stage: 'CANCELLED', endedAt: ago(1) }, NOW)).toBe(false);
});
