import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

test('nobody writes a cache key by hand', () => {
  const byHand = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => /queryKey(:|=\{)\s*\[/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(byHand).toEqual([]);
});

test('the console calls through its verbs', () => {
  const past = readdirSync(path.join(root, 'operator'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('test'))
    .filter((file) => /api\/(call|send)'/.test(readFileSync(path.join(root, 'operator', file), 'utf8')));
  expect(past).toEqual([]);
});
