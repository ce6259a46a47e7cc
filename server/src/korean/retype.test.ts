import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../test-ring';
import { retype } from './retype';
import { searchSteps } from './search-steps';

test('a keyboard left in Latin mode is read as Korean', () => {
  expect(retype('rkarbf')).toBe('감귤');
  expect(retype('hospital')).toBeNull();
});

test('whatever is typed in Latin letters can be searched for', () => {
  const latin = fc.string({ unit: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyzHOKL ')) });
  fc.assert(
    fc.property(latin, (keyword) => {
      retype(keyword);
      expect(() => [...searchSteps(`a${keyword}`)]).not.toThrow();
    }),
    { numRuns: runs(2000) },
  );
});
