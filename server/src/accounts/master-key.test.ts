import type { UserId } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config';
import { createDeps } from '../create-deps';
import { sealingKey } from '../db/shared-keys';
import { type TestDatabase, testDatabase } from '../db/test-database';
import { isWrapped, isWrappedWith } from '../db/wrapped-secret';
import type { Deps } from '../deps';
import { createLog } from '../log';
import { nodeAlive } from '../operator/machines/node-alive';
import { accountNumbers } from '../payouts/account-number';
import { startServer } from '../start-server';
import { runCommand } from '../test-command';
import { rotateKeys } from './rotate-keys';
import { wrapKeys } from './wrap-keys';

const OLD = 'the master key of the first year 32 long';
const NEW = 'the master key of the second year 32 long';

const NUMBER = '12345604987654';
const WHO = 7 as UserId;

const clock = { now: new Date('2026-11-15T03:00:00.000Z') };
let database: TestDatabase;
let home: Deps;
let token: string;
let sealed: string;
beforeAll(async () => {
  database = await testDatabase();
  home = await node('');
  token = home.tokens.issue(WHO);
  sealed = (await accountNumbers(home, database.db, clock.now)).seal(NUMBER);
});
afterAll(() => database.close());

/** Another process on the same database. */
function node(MASTER_KEY: string): Promise<Deps> {
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', MASTER_KEY });
  return createDeps(config, database.db, createLog('silent'), { now: () => clock.now, ownAddress: () => '' });
}
const alive = (deps: Deps) => nodeAlive(deps, { name: 'other', since: clock.now, people: 0, cpu: null });
const stored = () =>
  database.db.selectFrom('secrets').select(['name', 'generation', 'value']).orderBy('name').execute();
const allWrapped = async (key: string) => (await stored()).every(({ value }) => isWrappedWith(key, value));

async function works(deps: Deps): Promise<void> {
  expect(deps.tokens.read(token)?.userId).toBe(WHO);
  expect((await accountNumbers(deps, deps.db, clock.now)).read(sealed)).toBe(NUMBER);
}

test('at home nothing is wrapped, and nothing has to be set', async () => {
  expect((await stored()).some(({ value }) => isWrapped(value))).toBe(false);
  expect(await wrapKeys(home)).toEqual({ wrapped: 0, waitsFor: [] });
});

test('not while a node runs that could not open them; then all, and what was signed and sealed before still counts', async () => {
  const t = await node(OLD);
  await alive(home);
  expect(await wrapKeys(t)).toEqual({ wrapped: 0, waitsFor: ['other'] });
  await alive(t);
  const before = await stored();
  expect((await wrapKeys(t)).wrapped).toBe(before.length);
  expect(await allWrapped(OLD)).toBe(true);
  await works(t);
  await works(await node(OLD));
  for (const { value } of before) expect(JSON.stringify(await stored())).not.toContain(value);
});

test.each([
  ['without it', '', /^MASTER_KEY must be set[^\n]*\.$/],
  ['with another one', NEW, /^MASTER_KEY does not open[^\n]*\.$/],
])('%s the start is refused in one sentence', async (_, MASTER_KEY, sentence) => {
  const env = { NODE_ENV: 'test', DEMO: 'off', DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'silent' };
  await expect(startServer(readConfig({ ...env, MASTER_KEY }))).rejects.toThrow(sentence);
});

test('a row that was moved or changed opens nothing', async () => {
  const rows = await stored();
  const [one, two] = ['access-token', 'handover'].map((name) => rows.find((row) => row.name === name)!);
  const put = (name: string, value: string) =>
    database.db.updateTable('secrets').set({ value }).where('name', '=', name).execute();
  await put('access-token', two!.value);
  await expect(node(OLD)).rejects.toThrow();
  await put('access-token', one!.value);
});

test('new generations are wrapped as well', async () => {
  const t = await node(OLD);
  await rotateKeys(t);
  expect(await allWrapped(OLD)).toBe(true);
  expect((await stored()).filter(({ name }) => name === 'handover')).toHaveLength(2);
  await works(await node(OLD));
});

test('another master key: both for a while, the new one first; then the old one opens nothing', async () => {
  await alive(await node(`${NEW},${OLD}`));
  const said = await runCommand(database.url, 'accounts/rotate-keys-command.ts', 'master');
  expect([said.code, said.text]).toEqual([2, 'MASTER_KEY is not set.\n']);
  const both = await node(`${NEW},${OLD}`);
  expect((await wrapKeys(both)).wrapped).toBeGreaterThan(5);
  expect(await allWrapped(NEW)).toBe(true);
  await works(both);
  await works(await node(NEW));
  await expect(node(OLD)).rejects.toThrow('MASTER_KEY does not open');
  expect(await sealingKey(database.db, 'retained', clock.now, [NEW])).toBeTruthy();
  // The processes of before have what they had read.
  expect(home.tokens.read(token)?.userId).toBe(WHO);
});
