import { expect, test } from 'vitest';
import { sparingly } from './log-sparingly';

test('the first of many failures is said at once, then one a second with the number of the others', () => {
  let at = 0;
  const said: [unknown, number][] = [];
  const fails = sparingly(
    (error, unsaid) => said.push([error, unsaid]),
    () => at,
  );
  for (; at < 2500; at += 10) fails(at);
  expect(said).toEqual([
    [0, 0],
    [1000, 99],
    [2000, 99],
  ]);
});
