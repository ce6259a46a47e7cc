import { expect, test } from 'vitest';
import { cpuPercent } from './cpu-rules';

const at = (usedMicros: number, atMs: number) => ({ usedMicros, atMs });

test.each([
  ['nothing done', at(500, 0), at(500, 15_000), 0],
  ['a third of a core', at(1_000_000, 0), at(6_700_000, 15_000), 38],
  ['two threads at once', at(0, 1000), at(3_000_000, 3000), 150],
  ['no time between: not measured', at(0, 1000), at(10, 1000), null],
])('%s', (_, was, is, percent) => {
  expect(cpuPercent(was, is)).toBe(percent);
});
