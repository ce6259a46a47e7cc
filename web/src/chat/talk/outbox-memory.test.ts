import type { RoomId } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { forgetOwn } from '../../api/stored/own-memory';
import type { Outgoing } from './conversation';
import { keepOutbox, recallOutbox, STALE_WORDS, waitingRooms } from './outbox-memory';

const ROOM = 7 as RoomId;
const NOW = 1_800_000_000_000;
const message = (key: string, state: Outgoing['state'] = 'sending', at = Date.now()): Outgoing => ({
  key,
  text: `말 ${key}`,
  at,
  state,
});
const keep = (before: Outgoing[], after: Outgoing[]) => keepOutbox(1, { chatRoomId: ROOM, before, after });
const keys = () => recallOutbox(1).map(({ key }) => key);

test('what has no receipt is there after the tab was closed; what has one is not', () => {
  keep([], [message('a'), message('b', 'sent'), message('c', 'failed')]);
  sessionStorage.clear();
  expect(keys()).toEqual(['a', 'c']);
  expect(waitingRooms()).toEqual([{ me: 1, chatRoomId: ROOM }]);
});

test('two tabs of one room do not lose each other’s messages', () => {
  keep([], [message('a')]);
  keep([], [message('b')]);
  expect(keys()).toEqual(['a', 'b']);
  keep([message('a')], []);
  expect(keys()).toEqual(['b']);
  keep([message('b')], [message('b', 'sent')]);
  expect(localStorage.length).toBe(0);
});

test('after a day it waits for its writer instead of leaving by itself', () => {
  keep([], [message('a', 'sending', NOW), message('b', 'sending', NOW + 3_600_000)]);
  const [old, young] = recallOutbox(1, NOW + 25 * 3_600_000);
  expect(old).toMatchObject({ state: 'failed', reason: STALE_WORDS });
  expect(young).toMatchObject({ state: 'sending' });
});

test('a failed message alone wakes nobody, and nonsense is no message', () => {
  keep([], [message('a', 'failed')]);
  localStorage.setItem('own:outbox:2', 'nonsense');
  localStorage.setItem('own:outbox:3', '{"chatRoomId":7,"unsent":[{"key":1}]}');
  expect(waitingRooms()).toEqual([]);
});

test('it goes with the person', () => {
  keep([], [message('a')]);
  forgetOwn();
  expect(keys()).toEqual([]);
});
