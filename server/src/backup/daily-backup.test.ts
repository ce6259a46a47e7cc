import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DAY_MS, HOUR_MS } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorPerson } from '../operator/test-operator';
import { type TestApp, testApp } from '../test-app';
import { backupName } from './backup-place';
import { backupMetrics, bookFirstBackup } from './daily-backup';

let t: TestApp;
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'mungchi-daily-'));
  t = await testApp({ env: { BACKUP_DIR: dir } });
  backupMetrics(t.deps.metrics, t.deps);
});
afterAll(async () => {
  await t.close();
  await rm(dir, { recursive: true, force: true });
});

const machines = async () => (await t.call(await operatorPerson(t), 'GET', '/api/operator/machines')).body.backup;
const age = async () => {
  const line = /^backup_age_seconds (\S+)$/m.exec(await t.deps.metrics.getSingleMetricAsString('backup_age_seconds'));
  return Number(line?.[1]);
};

test('the first start books a backup, the job takes it, and the console and the figure know it', async () => {
  expect(await machines()).toEqual({ state: 'FOLDER', last: null, failure: null });
  await bookFirstBackup(t.deps);
  await t.runJobs();
  expect(await readdir(dir)).toEqual([backupName(t.clock.now)]);
  const { last, failure } = await machines();
  expect(failure).toBeNull();
  expect(last).toEqual({ at: t.clock.now.toISOString(), bytes: expect.any(Number) });
  expect(last.bytes).toBeGreaterThan(1000);
  t.clock.now = new Date(t.clock.now.getTime() + 27 * HOUR_MS);
  expect(await age()).toBe(27 * 3600);
  await bookFirstBackup(t.deps);
  expect((await t.runJobs()).length).toBe(0);
});

test('fourteen are kept', async () => {
  const [whole] = await readdir(dir);
  for (let day = 1; day <= 15; day += 1)
    await cp(
      path.join(dir, whole!),
      path.join(dir, backupName(new Date(t.clock.now.getTime() - day * DAY_MS - 1000))),
      {
        recursive: true,
      },
    );
  await t.deps.jobs.add(t.db, 'backup.take', {});
  await t.runJobs();
  const kept = (await readdir(dir)).toSorted();
  expect(kept).toHaveLength(14);
  expect(kept.at(-1)).toBe(backupName(t.clock.now));
});

test('what went wrong is on the console beside the last good one, and the job is tried again', async () => {
  const before = await machines();
  t.clock.now = new Date(t.clock.now.getTime() + DAY_MS);
  // Whoever mounted the disk took it away.
  await rm(dir, { recursive: true });
  await writeFile(dir, '');
  await t.deps.jobs.add(t.db, 'backup.take', {});
  await t.runJobs();
  expect(await machines()).toEqual({ ...before, failure: expect.stringContaining(dir) });
});
