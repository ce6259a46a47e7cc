import { expect, test } from 'vitest';
import { cachedPage, NearbyCache } from './nearby-cache';

const page = cachedPage([], null);
const from = new Date('2026-11-15T03:00:00.000Z');
const until = new Date('2026-11-15T03:00:30.000Z');
const entry = { page, of: new Set(['a', 'b', 'person 1']), from, until };

test('keeps a page for its time', () => {
  const cache = new NearbyCache();
  cache.keep('k', cache.turn, entry);
  expect(cache.find('k', from)).toBe(page);
  expect(cache.find('other', from)).toBeNull();
  expect(cache.find('k', new Date(until.getTime() - 1))).toBe(page);
  expect(cache.find('k', until)).toBeNull();
});

test('forgets what touches a changed square, and only that', () => {
  const cache = new NearbyCache();
  cache.keep('k', cache.turn, entry);
  cache.keep('elsewhere', cache.turn, { ...entry, of: new Set(['c']) });
  cache.forget('b');
  expect(cache.find('k', from)).toBeNull();
  expect(cache.find('elsewhere', from)).toBe(page);
  cache.clear();
  expect(cache.find('elsewhere', from)).toBeNull();
});

test('forgets what shows a changed person, and only that', () => {
  const cache = new NearbyCache();
  cache.keep('k', cache.turn, entry);
  cache.forget('person 2');
  expect(cache.find('k', from)).toBe(page);
  cache.forget('person 1');
  expect(cache.find('k', from)).toBeNull();
});

test('many changes are not remembered for ever, and none is missed', () => {
  const cache = new NearbyCache();
  const { turn } = cache;
  cache.forget('a');
  for (let i = 10; i < 20_010; i++) cache.forget(`person ${i}`);
  cache.keep('k', turn, entry);
  expect(cache.find('k', from)).toBeNull();
});

test('what was read before a change is not kept after it', () => {
  const cache = new NearbyCache();
  const { turn } = cache;
  cache.forget('a');
  cache.keep('k', turn, entry);
  expect(cache.find('k', from)).toBeNull();
  const later = cache.turn;
  cache.forget('c');
  cache.keep('k', later, entry);
  expect(cache.find('k', from)).toBe(page);
  const last = cache.turn;
  cache.clear();
  cache.keep('k', last, entry);
  expect(cache.find('k', from)).toBeNull();
});

test('stays small: the longest unused goes first', () => {
  const cache = new NearbyCache();
  for (let i = 0; i < 300; i++) cache.keep(String(i), cache.turn, entry);
  cache.find('0', from);
  cache.keep('300', cache.turn, entry);
  expect(cache.find('0', from)).toBe(page);
  expect(cache.find('1', from)).toBeNull();
});
