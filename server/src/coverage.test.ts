import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const named = [...readFileSync(path.join(ROOT, 'docs/coverage.md'), 'utf8').matchAll(/`(\S+\.test\.tsx?) › ([^`]+)`/g)];

test('every test that docs/coverage.md names is there', () => {
  expect(named.length).toBeGreaterThan(100);
  const gone = named.filter(([, file, title]) => !titles(file!).includes(plain(title!))).map(([all]) => all);
  expect(gone).toEqual([]);
});

function titles(file: string): string {
  const place = path.join(ROOT, file);
  return existsSync(place) ? plain(readFileSync(place, 'utf8')) : '';
}

function plain(text: string): string {
  return text.replaceAll('\\', '');
}
