import { expect, test } from 'vitest';
import { ENDPOINTS } from './contract';

/** A client developer reads it in a list, without the file around it: first what the call does, not "it" or "the same". */
test('the summary of every call begins with a verb', () => {
  const others = ENDPOINTS.filter(({ summary }) => !/^[A-Z][a-z]+s\b/.test(summary));
  expect(others.map(({ path, summary }) => `${path}: ${summary}`)).toEqual([]);
});
