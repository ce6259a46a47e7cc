import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../db/test-database';
import { diskStore } from '../media/disk-store';
import { testBucket } from '../media/test-bucket';
import { fullRoom, payShareOf } from '../payments/test-rooms';
import { type TestApp, testApp } from '../test-app';
import { backupName } from './backup-place';
import { ledgerSums } from './ledger-sums';
import { restoreBackup } from './restore-backup';

/** The drill: money moves, the night's job copies it, everything is wiped, it comes back, and the books are equal. */
let home: string;
let bucket: Awaited<ReturnType<typeof testBucket>>;
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'mungchi-drill-'));
  bucket = await testBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(home, { recursive: true, force: true });
});

async function booksOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select account, amount, set_id from ledger_entries order by set_id, account, amount',
    );
    return { sums: await ledgerSums(client), rows };
  } finally {
    await client.end();
  }
}

describe.each([
  ['a folder', () => ({ BACKUP_DIR: path.join(home, 'backups') })],
  [
    'a bucket',
    () => {
      const { S3_BUCKET, ...keys } = bucket.env;
      return { BACKUP_BUCKET: S3_BUCKET, ...keys };
    },
  ],
])('from %s', (where, env) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ env: { ...env(), DATA_DIR: path.join(home, `data of ${where}`) } });
    await t.listen();
  });
  afterAll(() => t.close());

  test('backed up, wiped, restored: the books are equal and the product goes on', { timeout: 180_000 }, async () => {
    const room = await fullRoom(t);
    await payShareOf(t, room, room.followers[0]!);
    await t.call(room.leader, 'POST', `/api/group-boards/${room.id}/cancel`);
    await t.deps.jobs.add(t.db, 'backup.take', {});
    await t.runJobs();
    const before = await booksOf(t.database.url);
    expect(before.rows.length).toBeGreaterThan(3);

    const { place } = t.deps.backups!;
    const [latest] = await place.list();
    expect(latest?.name).toBe(backupName(t.clock.now));
    const empty = await emptyDatabase();
    try {
      const store = (name: string) => diskStore(path.join(home, 'new', where, name));
      const pictures = { store: store('media'), talk: store('talk') };
      await place.read(latest!.name, (folder) => restoreBackup({ url: empty.url, pictures }, folder));
      // Refunds that the night's backup had not seen carried out are jobs again; what was booked is as it was.
      const after = await booksOf(empty.url);
      expect(after.sums).toEqual(JSON.parse(JSON.stringify(before.sums)));
      expect(after.rows).toEqual(before.rows);
      const again = await testApp({ database: empty, now: t.clock.now });
      expect((await again.call(room.leader, 'GET', '/api/users')).status).toBe(200);
      await again.app.close();
      await again.deps.closeBus();
    } finally {
      await empty.close();
    }
  });
});
