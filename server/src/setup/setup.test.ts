import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Setup } from '@mungchi/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { backupName, diskPlace } from '../backup/backup-place';
import { takeBackup } from '../backup/take-backup';
import { ConfigError, readConfig } from '../config';
import { emptyDatabase, type TestDatabase } from '../db/test-database';
import { diskStore } from '../media/disk-store';
import { portoneStandIn } from '../payments/provider/test-portone';
import { startServer } from '../start-server';
import { testApp } from '../test-app';
import { appCodeAt } from '../users/second-step/test-app-code';
import { readForm } from '../users/test-browser';
import { saveSettings } from './setup-verbs';

let database: TestDatabase;
let home: string;
const running = new Set<{ stop(): Promise<void> }>();
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'mungchi-setup-'));
});
// A backup that was begun may still be writing there.
afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
beforeEach(async () => {
  database = await emptyDatabase();
});
afterEach(async () => {
  for (const server of running) await server.stop();
  running.clear();
  await database.close();
});

const MASTER_KEY = 'kept apart from database and backups';

async function start(env: Record<string, string> = {}) {
  const server = await startServer(
    readConfig({
      NODE_ENV: 'production',
      WEB_ORIGIN: 'http://localhost',
      TRUST_PROXY: 'none',
      DATABASE_URL: database.url,
      DATA_DIR: home,
      HOST: '127.0.0.1',
      PORT: '0',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
      MASTER_KEY,
      ...env,
    }),
  );
  running.add(server);
  return server;
}
type Server = Awaited<ReturnType<typeof start>>;

async function stop(server: Server) {
  running.delete(server);
  await server.stop();
}

/** A browser: keeps its cookies. */
function visitor({ address }: Pick<Server, 'address'>) {
  const jar = new Map<string, string>();
  async function send(method: string, where: string, body?: object | URLSearchParams) {
    const url = new URL(where, address);
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(new URL(url.pathname + url.search, address), {
      method,
      redirect: 'manual',
      headers: {
        accept: 'text/html, application/json',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      jar.set(name!, value!);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely
    const json: any = isJson ? JSON.parse(text) : null;
    return { status: response.status, location: response.headers.get('location') ?? '', text, json };
  }
  return {
    send,
    open: (setupAddress: string) => send('POST', '/api/setup/open', { key: setupAddress.split('#')[1] }),
    save: (values: Record<string, string>) =>
      send('PUT', '/api/setup/settings', {
        settings: Object.entries(values).map(([name, value]) => ({ name, value })),
      }),
    /** At the built-in provider. Where it ends. */
    async signIn(email: string) {
      const page = await send('GET', (await send('GET', '/oauth2/authorization/kakao')).location);
      const { action, fields } = readForm(page.text, 'email');
      const back = await send('POST', action, new URLSearchParams({ ...fields, name: '김운영', email }));
      return send('GET', back.location);
    },
  };
}

const SERVICE = { SERVICE_NAME: '우리 뭉치', SERVICE_REGION: '제주' };
const LEGAL = {
  OPERATOR_NAME: '뭉치상회',
  OPERATOR_REPRESENTATIVE: '김운영',
  OPERATOR_ADDRESS: '제주시 첨단로 242',
  OPERATOR_PHONE: '064-000-0000',
  OPERATOR_EMAIL: 'run@example.org',
  PRIVACY_OFFICER: '김운영',
};

test('an empty installation with gaps serves its setup alone, and what only the environment can say ends the start', async () => {
  const server = await start();
  expect(server.setupAddress).toMatch(/^http:\/\/localhost\/setup#[\w-]{32}$/);
  expect(server.lacking).toEqual([expect.stringMatching(/^PORTONE_KEY/), expect.stringMatching(/^KAKAO_CLIENT_ID/)]);
  const { send } = visitor(server);
  const status = async (where: string, method = 'GET') => (await send(method, where)).status;
  expect(await status('/healthz')).toBe(200);
  for (const where of [
    '/readyz',
    '/',
    '/start',
    '/api/users',
    '/api/legal/terms',
    '/metrics',
    '/api/docs',
    '/media/x.webp',
    '/ws/chat/info',
  ])
    expect([where, await status(where)]).toEqual([where, 503]);
  for (const where of ['/api/setup', '/api/setup/operator'])
    expect((await send(where.endsWith('operator') ? 'POST' : 'GET', where)).json.code).toBe('SETUP_TAKEN');
  await stop(server);
  await expect(start({ TRUST_PROXY: '' })).rejects.toThrow(ConfigError);
});

test('from the printed address to the operator, once: then everything is open and the setup is gone for ever', async () => {
  const first = await start({ BUILTIN_LOGIN: 'on' });
  const half = visitor(first);
  expect((await half.open('#wrong')).json.code).toBe('SETUP_TAKEN');
  const opened = await half.open(first.setupAddress!);
  expect(opened.json).toMatchObject({ operator: 'NONE', person: null, tried: [], builtIn: true });
  // A second visitor with the same address is refused; the one who opened it comes again.
  expect((await visitor(first).open(first.setupAddress!)).json.code).toBe('SETUP_TAKEN');
  expect((await half.send('GET', '/api/setup')).status).toBe(200);
  expect((await half.send('POST', '/api/setup/operator')).json.code).toBe('LOGIN_REQUIRED');
  // Somebody else's way in makes nobody known here.
  expect((await visitor(first).signIn('stranger@example.org')).status).toBe(400);
  expect((await half.save(SERVICE)).json.lacks).not.toContain('SERVICE');
  await stop(first);

  // Left alone, it is resumed: by the browser that opened it, or with the address of the new start.
  const second = await start({ BUILTIN_LOGIN: 'on' });
  const v = visitor(second);
  expect(second.setupAddress).not.toBe(first.setupAddress);
  expect((await v.open(first.setupAddress!)).json.code).toBe('SETUP_TAKEN');
  expect((await v.open(second.setupAddress!)).json.lacks).not.toContain('SERVICE');
  expect(await v.signIn('operator@example.org')).toMatchObject({ status: 302, location: 'http://localhost/setup' });
  const read = async () => (await v.send('GET', '/api/setup')).json as Setup;
  expect(await read()).toMatchObject({
    tried: ['kakao'],
    operator: 'NONE',
    person: { name: '김운영', email: 'operator@example.org' },
  });
  expect((await v.send('POST', '/api/setup/finish')).json.code).toBe('SETUP_GAPS');
  expect((await v.send('POST', '/api/setup/operator')).json).toMatchObject({ operator: 'NO_CODE' });
  expect((await v.send('POST', '/api/setup/operator')).status).toBe(404);
  const { key } = (await v.send('POST', '/api/setup/code')).json;
  expect((await v.send('POST', '/api/setup/confirm', { code: '000000' })).json.code).toBe('TIME_CODE_WRONG');
  const proven = await v.send('POST', '/api/setup/confirm', { code: appCodeAt(key, new Date()) });
  expect(proven.json).toMatchObject({ operator: 'READY', lacks: ['PAYMENTS', 'LEGAL'] });
  await v.save(LEGAL);
  expect((await v.save({ PAYMENT_SANDBOX: 'on' })).json.lacks).toEqual([]);
  expect((await v.send('POST', '/api/setup/finish')).json).toEqual({ ok: true });

  const late = visitor(second);
  await expect
    .poll(async () => (await late.send('GET', '/readyz').catch(() => null))?.status, { timeout: 60_000 })
    .toBe(200);
  for (const [method, where] of [
    ['GET', '/api/setup'],
    ['POST', '/api/setup/operator'],
    ['POST', '/api/setup/finish'],
  ] as const)
    expect((await v.send(method, where)).status).toBe(404);
  expect((await late.send('GET', '/api/legal/operator')).json.text).toContain('뭉치상회');
  const acts = await database.db.selectFrom('auditLog').select(['what', 'byId', 'reason']).execute();
  expect(acts).toContainEqual({ what: 'operator.add', byId: null, reason: 'setup' });
  expect(acts.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['setting.change', 'code.begin', 'code.set', 'setup.done']),
  );
  await stop(second);

  // Set up: what is stored is enough, what is taken away refuses the start as ever.
  const third = await start({ BUILTIN_LOGIN: 'on' });
  expect(third.setupAddress).toBeNull();
  await stop(third);
  await expect(start()).rejects.toThrow(/^KAKAO_CLIENT_ID, NAVER_CLIENT_ID or GOOGLE_CLIENT_ID must be set/);
}, 180_000);

test('stored keys are sealed, tried before they are stored, and lose against the environment', async () => {
  const portone = await portoneStandIn();
  const server = await start({
    NAVER_CLIENT_ID: 'of-the-environment',
    NAVER_CLIENT_SECRET: 's',
    PORTONE_URL: portone.url,
  });
  const v = visitor(server);
  await v.open(server.setupAddress!);
  expect((await v.save({ PORTONE_KEY: 'key', PORTONE_SECRET: 'wrong' })).json.code).toBe('PAYMENT_KEYS_WRONG');
  expect((await v.save({ PORTONE_KEY: 'key' })).json.fields).toHaveProperty('PORTONE_SECRET');
  const saved = (await v.save({ PORTONE_KEY: 'key', PORTONE_SECRET: 'secret' })).json as Setup;
  expect(saved.lacks).not.toContain('PAYMENTS');
  expect(saved.settings).toContainEqual({ name: 'PORTONE_KEY', isSecret: true, value: null, from: 'STORED' });
  expect(saved.settings).toContainEqual({
    name: 'NAVER_CLIENT_ID',
    isSecret: false,
    value: 'of-the-environment',
    from: 'ENVIRONMENT',
  });
  expect((await v.save({ NAVER_CLIENT_ID: 'mine' })).json.code).toBe('SETTING_FIXED');
  await v.save({ KAKAO_CLIENT_ID: 'typed-just-now', KAKAO_CLIENT_SECRET: 'hush' });
  const asked = await v.send('GET', '/oauth2/authorization/kakao');
  expect(asked.location).toMatch(/^https:\/\/kauth\.kakao\.com\/.*client_id=typed-just-now/);
  const rows = await database.db.selectFrom('settings').select('value').where('name', 'like', '%SECRET').execute();
  expect(rows).toHaveLength(2);
  for (const { value } of rows) expect(value).not.toMatch(/^(secret|hush)$/);
  await portone.close();
}, 120_000);

test('a backup instead: everything comes back, and the installation is as it was', async () => {
  const old = await testApp({ env: { MASTER_KEY } });
  const person = await old.person();
  await saveSettings(old.deps, { byId: null, requestId: 'r' }, [{ name: 'PAYMENT_SANDBOX', value: 'on' }]);
  const dir = path.join(home, 'backups');
  const name = backupName(new Date());
  const pictures = { store: diskStore(path.join(home, 'old')), talk: diskStore(path.join(home, 'old/talk')) };
  await diskPlace(dir).add(name, (folder, kept) =>
    takeBackup({ url: old.database.url, pictures, now: () => new Date(), kept }, folder),
  );
  await old.close();
  const server = await start({ BACKUP_DIR: dir, BUILTIN_LOGIN: 'on' });
  const v = visitor(server);
  const { backups } = (await v.open(server.setupAddress!)).json as Setup;
  expect(backups.map((each) => each.name)).toEqual([name]);
  expect((await v.send('POST', '/api/setup/restore', { name: '2020-01-01T00-00-00' })).json.code).toBe(
    'RESTORE_REFUSED',
  );
  expect((await v.send('POST', '/api/setup/restore', { name })).json).toEqual({ ok: true });
  const back = await database.db.selectFrom('users').select('email').execute();
  expect(back).toEqual([{ email: person.email }]);
  const late = visitor(server);
  await expect
    .poll(async () => (await late.send('GET', '/readyz').catch(() => null))?.status, { timeout: 60_000 })
    .toBe(200);
  expect((await v.send('GET', '/api/setup')).status).toBe(404);
}, 120_000);
