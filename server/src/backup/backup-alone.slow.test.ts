import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wrapKeys } from '../accounts/wrap-keys';
import { unsealText } from '../db/sealed-text';
import { oneKey } from '../db/shared-keys';
import { emptyDatabase, type TestDatabase } from '../db/test-database';
import { accessTokens } from '../http/access-token';
import { diskStore } from '../media/disk-store';
import { accountNumbers } from '../payouts/account-number';
import { saveAccountOf } from '../payouts/test-payouts';
import { type Person, type TestApp, testApp } from '../test-app';
import { restoreBackup } from './restore-backup';
import { takeBackup } from './take-backup';

const MASTER_KEY = 'kept apart from database and backups';

let t: TestApp;
let person: Person;
let home: string;
let elsewhere: TestDatabase;
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'mungchi-alone-'));
  t = await testApp({ env: { MASTER_KEY } });
  await wrapKeys(t.deps);
  person = await t.person();
  expect((await saveAccountOf(t, person)).status).toBe(200);
  elsewhere = await emptyDatabase();
  const at = (name: string) => diskStore(path.join(home, name));
  const pictures = { store: at('media'), talk: at('media/talk') };
  await takeBackup({ url: t.database.url, pictures, now: () => t.clock.now }, path.join(home, 'backup'));
  await restoreBackup({ url: elsewhere.url, pictures }, path.join(home, 'backup'));
});
afterAll(async () => {
  await t.close();
  await elsewhere.close();
  await rm(home, { recursive: true });
});

async function sealedNumber(): Promise<string> {
  return (await elsewhere.db.selectFrom('payoutAccounts').select('number').executeTakeFirstOrThrow()).number!;
}

test('from a backup alone no token can be signed and no account number read', async () => {
  const rows = await elsewhere.db.selectFrom('secrets').select('value').execute();
  expect(rows.length).toBeGreaterThan(5);
  const files = gunzipSync(await readFile(path.join(home, 'backup', 'tables', 'public.secrets.gz'))).toString();
  expect(files.trim().split('\n')).toHaveLength(rows.length);
  // Whatever of it is tried as a key: the value, and its parts.
  for (const key of rows.flatMap(({ value }) => [value, ...value.split(':')])) {
    const forged = accessTokens(oneKey(key), () => t.clock.now).issue(person.userId);
    expect(t.deps.tokens.read(forged)).toBeNull();
    expect(() => unsealText([key], '')).toThrow();
    const sealed = await sealedNumber();
    expect(() => unsealText([key], sealed)).toThrow();
  }
  await expect(testApp({ database: elsewhere, now: t.clock.now })).rejects.toThrow('MASTER_KEY must be set');
});

test('with the key beside it everything is as it was', async () => {
  const again = await testApp({ database: elsewhere, env: { MASTER_KEY }, now: t.clock.now });
  expect((await again.call(person, 'GET', '/api/users')).status).toBe(200);
  expect((await accountNumbers(again.deps, again.db, t.clock.now)).read(await sealedNumber())).toBe('12345604987654');
});
