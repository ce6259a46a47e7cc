import { chatRoom, joinedBoards, listBoards, me, notificationThreads, publicProfile } from '@mungchi/contract/calls';
import { expect, test } from 'vitest';
import { endpointKey } from '../query-client';
import { isReadable, isStored, isYoung, partToKeep } from './stored-answers';

const DAY = 86_400_000;

test('of a room the last fifty messages', () => {
  const messages = Array.from({ length: 80 }, (_, seq) => ({ seq }));
  const room = partToKeep(endpointKey(chatRoom, { params: { chatRoomId: 7 } }), { id: 7, messages });
  expect(room).toEqual({ id: 7, messages: messages.slice(30) });
});

test.each([joinedBoards, notificationThreads])('of a list in pages the first: $path', (list) => {
  const key = endpointKey(list, { pages: true });
  expect(partToKeep(key, { pages: ['one', 'two'], pageParams: [undefined, 'x'] })).toEqual({
    pages: ['one'],
    pageParams: [undefined],
  });
});

test('only what belongs to the reader is kept', () => {
  expect(isStored(endpointKey(me))).toBe(true);
  expect(isStored(endpointKey(listBoards))).toBe(false);
  expect(isStored(endpointKey(publicProfile, { params: { userId: 7 } }))).toBe(false);
});

test('read by the same person within thirty days', () => {
  const kept = { who: 7, at: 1000, answer: 'own' };
  expect(isReadable(kept, 7, 1000 + 30 * DAY - 1)).toBe(true);
  expect(isReadable(kept, 7, 1000 + 30 * DAY)).toBe(false);
  expect(isReadable(kept, 8, 1000)).toBe(false);
  expect(isReadable(kept, null, 1000)).toBe(false);
  expect(isReadable(undefined, 7, 1000)).toBe(false);
  expect(isReadable({ at: 1000 }, null, 1000)).toBe(false);
  expect(isYoung('1000', 1000)).toBe(false);
});
