import { expect, test } from 'vitest';
import { removeToken, storeToken } from '../session/token';
import { forgetOwn, keepOwn, ownMemory } from './own-memory';

const tokenOf = (userId: number) => `h.${btoa(JSON.stringify({ sub: String(userId), exp: 1 }))}.s`;

test('it outlasts new tokens and a lost session of the same person', () => {
  storeToken(tokenOf(7));
  keepOwn('own:words', '쌀');
  storeToken(tokenOf(7));
  removeToken();
  storeToken(tokenOf(7));
  expect(ownMemory('own:words')).toBe('쌀');
});

test('somebody else on the same device finds nothing', () => {
  storeToken(tokenOf(7));
  keepOwn('own:words', '쌀');
  removeToken();
  storeToken(tokenOf(8));
  expect(ownMemory('own:words')).toBeNull();
});

test('all of it is forgotten at once, and nothing else', () => {
  localStorage.setItem('theme', 'dark');
  keepOwn('own:words', '쌀');
  forgetOwn();
  expect(ownMemory('own:words')).toBeNull();
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('a token nobody can read changes nothing', () => {
  keepOwn('own:words', '쌀');
  storeToken('nonsense');
  expect(ownMemory('own:words')).toBe('쌀');
});
