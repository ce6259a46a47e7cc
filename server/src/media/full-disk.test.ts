import fs, { readdir } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from '../log';
import { type MediaApp, mediaApp } from './test-media-app';
import { jpegOf } from './test-pictures';

/** How many more files the disk has room for. A really full one is in `npm run test:cluster`, which may mount it. */
let room = Number.POSITIVE_INFINITY;
const open = fs.open;

/** Not `vi.mock`: a worker of the server's tests has imported the store long before this file. */
function fillDisk(): void {
  vi.spyOn(fs, 'open').mockImplementation(async (...args) => {
    const file = await open(...args);
    if (args[1] === 'wx' && --room < 0) {
      const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      file.writeFile = () => Promise.reject(full);
    }
    return file;
  });
  syncBuiltinESMExports();
}

const lines: { level: number; msg: string; err?: { message: string } }[] = [];
let m: MediaApp;
beforeAll(async () => {
  m = await mediaApp({}, createLog('info', { write: (line) => lines.push(JSON.parse(line)) }));
});
afterAll(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await m.close();
});

const stored = async () => {
  const all = await readdir(path.join(m.dataDir, 'media'), { recursive: true, withFileTypes: true }).catch(() => []);
  return all.filter((entry) => entry.isFile()).map(({ name }) => name);
};

test('a full disk is a refusal with one line of warning, and leaves nothing of the picture behind', async () => {
  const picture = await jpegOf(1400, 700);
  fillDisk();
  room = 1;
  expect(await m.upload(picture)).toMatchObject({ status: 507, body: { code: 'NO_ROOM' } });
  expect(await stored()).toEqual([]);
  expect(await m.t.db.selectFrom('media').selectAll().execute()).toEqual([]);
  expect(lines.filter(({ level }) => level >= 40)).toMatchObject([{ level: 40, msg: 'no room on the disk' }]);

  room = Number.POSITIVE_INFINITY;
  expect((await m.upload(picture)).status).toBe(200);
  expect((await stored()).length).toBeGreaterThan(1);
});
