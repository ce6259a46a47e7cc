import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tidier } from './tidy-copies';

const DAY = 24 * 60 * 60_000;

test('copies of over 30 days go, looked for at most once a day', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'copies-'));
  const place = (name: string) => path.join(folder, 'ab', name);
  const now = Date.parse('2026-11-15T00:00:00Z');
  let clock = now;
  const tidy = tidier(folder, () => clock);
  const left = () => readdir(path.join(folder, 'ab'));
  await mkdir(path.join(folder, 'ab'));
  const aged = async (name: string, days: number) => {
    await writeFile(place(name), 'x');
    await utimes(place(name), new Date(now - days * DAY), new Date(now - days * DAY));
  };
  await aged('old.jpg', 31);
  await aged('new.jpg', 29);
  await tidy();
  expect(await left()).toEqual(['new.jpg']);
  await aged('old.jpg', 31);
  clock += DAY - 1;
  await tidy();
  expect(await left()).toEqual(['new.jpg', 'old.jpg']);
  clock += 1;
  await tidy();
  expect(await left()).toEqual(['new.jpg']);
});

test('no folder yet is no error', () => expect(tidier('/nowhere/at/all')()).resolves.toBeUndefined());
