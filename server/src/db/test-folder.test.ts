import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRoomy, throwawayFolder } from './test-folder';

const GIB = 1024 ** 3;

test.each([
  ['a machine with enough of both', 12 * GIB, 20 * GIB, true],
  ['a container, whose memory folder has 64 MB', 64 * 1024 ** 2, 20 * GIB, false],
  ['little memory left', 12 * GIB, 2 * GIB, false],
])('%s', (_, folder, memory, expected) => {
  expect(isRoomy(folder, memory)).toBe(expected);
});

test('every call is another folder', () => {
  const folders = [throwawayFolder('mungchi-folder-'), throwawayFolder('mungchi-folder-')];
  expect(new Set(folders).size).toBe(2);
  for (const folder of folders) rmSync(folder, { recursive: true });
});
