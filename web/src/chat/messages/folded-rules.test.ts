import type { ParticipantId } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { foldedWhy } from './folded-rules';

const folded = { participants: [2 as ParticipantId], messages: ['1-7'] };

test.each([
  ['blocked', '1-7', 2],
  ['reported', '1-7', 3],
  [null, '1-8', 3],
  [null, '1-8', null],
])('%s: %s of %s', (why, id, participantId) => {
  expect(foldedWhy({ folded }, { id, participantId: participantId as ParticipantId | null })).toBe(why);
});

test('a room that was kept before there was folding shows everything', () => {
  expect(foldedWhy({}, { id: '1-7', participantId: 2 as ParticipantId })).toBeNull();
});
