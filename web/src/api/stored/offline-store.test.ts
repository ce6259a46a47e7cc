import { chatRooms, listBoards } from '@mungchi/contract/calls';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, endpointKey, endpointQuery } from '../query-client';
import { roomQuery } from '../room';
import { removeToken, storeToken } from '../session/token';
import { standInServer } from '../test-server';
import { keepAnswers, keepMessages } from './offline-store';

const tokenOf = (sub: number) => `.${btoa(JSON.stringify({ sub: `${sub}`, exp: 9_999_999_999 }))}.`;
const ROOMS = [{ id: 7, title: '제주 감귤' }];

/** A shelf in memory; the real one is walked in the journeys. */
function memory() {
  const shelf = new Map<string, unknown>();
  return {
    shelf,
    getStored: async <T>(_: string, key: string) => structuredClone(shelf.get(key)) as T | undefined,
    changeStored: async <T>(_: string, key: string, change: (known: T | undefined) => T | undefined) => {
      const known = shelf.get(key) as T | undefined;
      const next = change(known);
      if (next !== undefined) shelf.set(key, structuredClone(next));
      return known !== undefined;
    },
    sweepStored: async (_: string, isWorthKeeping: (value: unknown, key: string) => boolean) => {
      for (const [key, value] of shelf) if (!isWorthKeeping(value, key)) shelf.delete(key);
    },
  };
}

let stops: (() => void)[] = [];
beforeEach(() => storeToken(tokenOf(7)));
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  removeToken();
});

/** A tab of its own over the same storage: what it knows of its rooms. */
function tab(storage: ReturnType<typeof memory>, endpoint: typeof chatRooms | typeof listBoards = chatRooms) {
  const queries = createQueryClient();
  const query = { ...endpointQuery(endpoint), retryDelay: 1 };
  stops.push(keepAnswers(queries, storage));
  const observer = new QueryObserver(queries, query as never);
  stops.push(observer.subscribe(() => {}));
  return { queries, read: () => queries.getQueryData(endpointKey(endpoint)), observer };
}

test('what was answered is there when the network fails', async () => {
  const storage = memory();
  standInServer({ 'GET /api/chat/rooms': () => ({ body: ROOMS }) });
  tab(storage);
  await vi.waitFor(() => expect(storage.shelf.size).toBe(1));

  standInServer({ 'GET /api/chat/rooms': () => 'no network' });
  const later = tab(storage);
  await vi.waitFor(() => expect(later.read()).toEqual(ROOMS));
  // and is old: the next answer replaces it
  standInServer({ 'GET /api/chat/rooms': () => ({ body: [] }) });
  await later.observer.refetch();
  expect(later.read()).toEqual([]);
});

test('somebody else reads nothing of it, nor does nobody', async () => {
  const storage = memory();
  standInServer({ 'GET /api/chat/rooms': () => ({ body: ROOMS }) });
  tab(storage);
  await vi.waitFor(() => expect(storage.shelf.size).toBe(1));
  standInServer({ 'GET /api/chat/rooms': () => 'no network' });
  storeToken(tokenOf(8));
  const other = tab(storage);
  await vi.waitFor(() => expect(other.observer.getCurrentResult().status).toBe('error'));
  expect(other.read()).toBeUndefined();
});

test('what is everybody’s is not kept, and a refusal brings nothing back', async () => {
  const storage = memory();
  standInServer({ 'GET /api/group-boards': () => ({ body: [] }), 'GET /api/chat/rooms': () => ({ body: ROOMS }) });
  const { read } = tab(storage, listBoards);
  await vi.waitFor(() => expect(read()).toEqual([]));
  expect(storage.shelf.size).toBe(0);

  tab(storage);
  await vi.waitFor(() => expect(storage.shelf.size).toBe(1));
  standInServer({ 'GET /api/chat/rooms': () => ({ status: 404, body: { code: 'NOT_FOUND', message: '없어요' } }) });
  const refused = tab(storage);
  await vi.waitFor(() => expect(refused.observer.getCurrentResult().status).toBe('error'));
  expect(refused.read()).toBeUndefined();
});

test('after thirty days it is thrown away', async () => {
  const storage = memory();
  storage.shelf.set('old', { who: 7, at: Date.now() - 31 * 86_400_000, answer: ROOMS });
  storage.shelf.set('young', { who: 7, at: Date.now(), answer: ROOMS });
  stops.push(keepAnswers(createQueryClient(), storage));
  await vi.waitFor(() => expect([...storage.shelf.keys()]).toEqual(['young']));
});

test('an open room keeps the messages that came since', async () => {
  const storage = memory();
  const key = JSON.stringify(roomQuery(7 as never).queryKey);
  storage.shelf.set(key, { who: 7, at: 1, answer: { id: 7, messages: [] } });
  const messages = Array.from({ length: 60 }, (_, seq) => ({ seq }));
  expect(await keepMessages(8 as never, messages as never, storage)).toBe(false);
  expect(await keepMessages(7 as never, messages as never, storage)).toBe(true);
  expect(storage.shelf.get(key)).toMatchObject({ answer: { id: 7, messages: messages.slice(10) } });
  storeToken(tokenOf(8));
  await keepMessages(7 as never, [], storage);
  expect(storage.shelf.get(key)).toMatchObject({ who: 7, answer: { messages: messages.slice(10) } });
});

test('a mark on the answer of an open room does not take away what came since', async () => {
  const storage = memory();
  const queries = createQueryClient();
  stops.push(keepAnswers(queries, storage));
  const { queryKey } = roomQuery(7 as never);
  const read = () => storage.shelf.get(JSON.stringify(queryKey));
  queries.setQueryData(queryKey, { id: 7, readSeq: 0, messages: [{ seq: 1 }] } as never);
  await vi.waitFor(() => expect(read()).toBeDefined());
  await keepMessages(7 as never, [{ seq: 1 }, { seq: 2 }] as never, storage);
  queries.setQueryData(queryKey, (room) => room && { ...room, readSeq: 2 });
  await vi.waitFor(() => expect(read()).toMatchObject({ answer: { readSeq: 2 } }));
  expect(read()).toMatchObject({ answer: { messages: [{ seq: 1 }, { seq: 2 }] } });
});
