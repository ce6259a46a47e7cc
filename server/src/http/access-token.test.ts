import type { UserId } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { accessTokens } from './access-token';

const KEYS = { old: 'o'.repeat(32), fresh: 'f'.repeat(32) };
const USER = 7 as UserId;

test('a token that was read before is refused once its key is no longer accepted, and once it is over', () => {
  let now = new Date('2026-11-18T00:00:00Z');
  let accepted = [KEYS.old];
  const tokens = accessTokens({ current: () => accepted[0]!, accepted: () => accepted }, () => now);
  const token = tokens.issue(USER, 'family');
  for (let time = 0; time < 2; time++) expect(tokens.read(token)).toMatchObject({ userId: 7, sessionId: 'family' });

  accepted = [KEYS.fresh, KEYS.old];
  expect(tokens.read(token)?.userId).toBe(7);
  accepted = [KEYS.fresh];
  for (let time = 0; time < 2; time++) expect(tokens.read(token)).toBeNull();
  accepted = [KEYS.old];
  expect(tokens.read(token)?.userId).toBe(7);

  now = new Date(now.getTime() + 24 * 3_600_000);
  for (let time = 0; time < 2; time++) expect(tokens.read(token)).toBeNull();
});

test('a token that only begins like one that was read is refused', () => {
  const tokens = accessTokens({ current: () => KEYS.old, accepted: () => [KEYS.old] }, () => new Date());
  const token = tokens.issue(USER);
  expect(tokens.read(token)).not.toBeNull();
  expect(tokens.read(`${token.slice(0, -2)}xx`)).toBeNull();
  expect(tokens.read(tokens.issue(8 as UserId))?.userId).toBe(8);
});
