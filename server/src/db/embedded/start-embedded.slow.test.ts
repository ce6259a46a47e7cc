import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { serves } from './postmaster';
import { ask, embeddedFolder } from './test-embedded';

const { folder, start, pidOf } = embeddedFolder();

test('starts safe for money, in Korean, without a port, in a private folder; and keeps its rows over a stop', async () => {
  const first = await start();
  expect(first.adopted).toBe(false);
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    expect(await ask(first.url, `show ${setting}`)).toBe('on');
  }
  expect(await ask(first.url, 'show listen_addresses')).toBe('');
  expect(await ask(first.url, `select '뭉치' ~ '^[[:alpha:]]+$'`)).toBe(true);
  expect(statSync(path.join(folder(), 'run')).mode & 0o077).toBe(0);
  await ask(first.url, 'create table kept as select 42 as n');
  const pid = pidOf();
  await first.stop();
  expect(pidOf()).toBeUndefined();
  expect(serves(pid!, path.join(folder(), 'data'))).toBe(false);

  const second = await start();
  expect(await ask(second.url, 'select n from kept')).toBe(42);
});

test('two at once on a fresh folder share one server, and the last one out stops it', async () => {
  const [one, two] = await Promise.all([start(), start()]);
  expect(one.url).toBe(two.url);
  await one.stop();
  expect(await ask(two.url, 'select 1')).toBe(1);
  await two.stop();
  expect(pidOf()).toBeUndefined();
});

test('a server left behind by a killed process is adopted, and stopped in the end', async () => {
  const script = path.join(folder(), 'start.mjs');
  writeFileSync(
    script,
    `import { startEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'start-embedded.ts'))};
     await startEmbedded(${JSON.stringify(folder())});
     process.send('up');
     setInterval(() => {}, 1000);`,
  );
  const child = fork(script, { execArgv: ['--import', 'tsx'], cwd: import.meta.dirname });
  await new Promise((up) => child.once('message', up));
  const gone = new Promise((exit) => child.once('exit', exit));
  child.kill('SIGKILL');
  await gone;
  expect(pidOf()).toBeDefined();

  const next = await start();
  expect(next.adopted).toBe(true);
  expect(await ask(next.url, 'select 1')).toBe(1);
  await next.stop();
  expect(pidOf()).toBeUndefined();
});

test('a stale pid file that names a stranger does not block the start', async () => {
  const first = await start();
  const pidFile = path.join(folder(), 'data/postmaster.pid');
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  await first.stop();
  writeFileSync(pidFile, [process.pid, ...lines.slice(1)].join('\n'));
  const second = await start();
  expect(await ask(second.url, 'select 1')).toBe(1);
});

test('a server that dies comes back by itself', async () => {
  const server = await start();
  const pid = pidOf()!;
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(async () => expect(await ask(server.url, 'select 1')).toBe(1), { timeout: 45_000, interval: 100 });
  expect(pidOf()).not.toBe(pid);
});

test('a folder too deep for a socket works as well', async () => {
  const deep = path.join(folder(), 'x'.repeat(60), 'y'.repeat(60));
  mkdirSync(deep, { recursive: true });
  const server = await start(deep);
  expect(await ask(server.url, 'select 1')).toBe(1);
  await server.stop();
  rmSync(decodeURIComponent(server.url.split('host=')[1]!), { recursive: true });
});

test('data of another major version is refused with a sentence', async () => {
  mkdirSync(path.join(folder(), 'data'));
  writeFileSync(path.join(folder(), 'data/PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow(/written by PostgreSQL 17/);
});

test('whatever the shell says about PostgreSQL is meant for another server', async () => {
  const shell = {
    PGHOST: 'db.example',
    PGPORT: '5499',
    PGUSER: 'nobody',
    PGPASSWORD: 'x',
    PGDATABASE: 'nothing',
    PGSSLMODE: 'require',
    PGSSLNEGOTIATION: 'direct',
    PGOPTIONS: '-c nonsense=1',
    PGCLIENT_ENCODING: 'EUC_KR',
    PGDATESTYLE: 'German',
    PGSERVICE: 'elsewhere',
  };
  const before = { ...process.env };
  try {
    Object.assign(process.env, shell);
    const server = await start(folder(), { startWithinMs: 20_000 });
    // The pools of the product are opened by whoever has the address, with the shell as it is there.
    Object.assign(process.env, { PGPORT: '5499', PGSSLMODE: 'require' });
    expect(await ask(server.url, 'select current_user || current_database()')).toBe('mungchimungchi');
  } finally {
    for (const name of Object.keys(shell)) delete process.env[name];
    Object.assign(process.env, before);
  }
});

test('a start that is refused leaves no server behind', async () => {
  const first = await start();
  await first.stop();
  writeFileSync(path.join(folder(), 'data/pg_hba.conf'), 'local all all reject\n');
  await expect(start(folder(), { startWithinMs: 3000 })).rejects.toThrow(/did not start within 3 seconds/);
  expect(pidOf()).toBeUndefined();
});

test('a private home is no obstacle, not even for root', async () => {
  const home = path.join(folder(), 'home');
  mkdirSync(home, { mode: 0o700 });
  const server = await start(path.join(home, 'database'));
  expect(await ask(server.url, 'select 1')).toBe(1);
});
