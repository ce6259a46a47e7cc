import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { createLog } from '../../log';
import { StartRefusal } from '../../start-refusal';
import { hasFlock } from './folder-lock';
import { ask, embeddedFolder } from './test-embedded';

const { folder, start, pidOf } = embeddedFolder();
const data = () => path.join(folder(), 'data');
const createdMark = () => `${folder()}.created`;

/** The kernel's word on the lock, asked as another container would. */
const isHeld = () => spawnSync('flock', ['-n', path.join(folder(), 'lock'), 'true']).status === 1;

if (hasFlock()) {
  test('the folder is locked while its server lives; who gets no answer there is refused and leaves the pid file alone', async () => {
    const server = await start();
    expect(isHeld()).toBe(true);
    await server.stop();
    expect(isHeld()).toBe(false);

    const pidFile = path.join(data(), 'postmaster.pid');
    writeFileSync(pidFile, `${process.pid}\n${data()}\n`);
    const holder = spawn('flock', [path.join(folder(), 'lock'), 'sh', '-c', 'echo held; read -r _']);
    await new Promise((held) => holder.stdout.once('data', held));
    const refused = start(folder(), { takenForMs: 100 });
    await expect(refused).rejects.toThrow(StartRefusal);
    await expect(refused).rejects.toThrow(/^Another PostgreSQL.*does not answer.*$/);
    expect(existsSync(pidFile)).toBe(true);
    const gone = new Promise((exit) => holder.once('exit', exit));
    holder.stdin.end();
    await gone;
    expect(await ask((await start()).url, 'select 1')).toBe(1);
  });
}

const NAMESPACES = ['--pid', '--ipc', '--fork', '--mount-proc'];
if (hasFlock() && spawnSync('unshare', [...NAMESPACES, 'true']).status === 0) {
  test('a second container on the folder joins by the socket, or is refused; there is never a second server', async () => {
    await start();
    const pid = pidOf();
    expect(secondContainer()).toEqual({ adopted: true, answer: 1 });
    rmSync(path.join(folder(), 'run/.s.PGSQL.5432'));
    expect(secondContainer().refused).toMatch(/^Another PostgreSQL/);
    expect(pidOf()).toBe(pid);
  });
}

type Outcome = { adopted?: boolean; answer?: unknown; refused?: string };

function secondContainer(): Outcome {
  const script = path.join(folder(), 'second.mjs');
  const from = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));
  writeFileSync(
    script,
    `import pg from ${JSON.stringify(import.meta.resolve('pg'))};
     import { startEmbedded } from ${from('start-embedded.ts')};
     const say = (outcome) => console.log(JSON.stringify(outcome));
     try {
       const server = await startEmbedded(${JSON.stringify(folder())}, { takenForMs: 100 });
       const client = new pg.Client({ connectionString: server.url });
       await client.connect();
       const { rows } = await client.query('select 1 as answer');
       await client.end();
       await server.stop();
       say({ adopted: server.adopted, ...rows[0] });
     } catch (error) {
       say({ refused: error.message });
     }`,
  );
  const node = [process.execPath, '--import', 'tsx', script];
  const { stdout, stderr } = spawnSync('unshare', [...NAMESPACES, ...node], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return stdout ? (JSON.parse(stdout) as Outcome) : { refused: stderr };
}

test('a cluster that is gone is a refusal and never a new, empty one; a fresh beginning is asked for', async () => {
  const first = await start();
  await ask(first.url, 'create table kept as select 42 as n');
  await first.stop();
  expect(readFileSync(createdMark(), 'utf8')).toContain(data());

  renameSync(data(), `${data()}-away`);
  for (const unmounted of [() => {}, () => mkdirSync(data()), () => rmSync(folder(), { recursive: true })]) {
    if (existsSync(`${data()}-away`)) renameSync(`${data()}-away`, `${folder()}-away`);
    unmounted();
    await expect(start()).rejects.toThrow(/is not there: mount or restore it/);
    expect(existsSync(data()) ? readdirSync(data()) : []).toEqual([]);
  }

  renameSync(`${folder()}-away`, data());
  rmSync(createdMark());
  const second = await start();
  expect(existsSync(createdMark()), 'a cluster from before the mark gets one').toBe(true);
  expect(await ask(second.url, 'select n from kept')).toBe(42);
  await second.stop();

  rmSync(data(), { recursive: true });
  rmSync(createdMark());
  const anew = await start();
  expect(await ask(anew.url, `select count(*)::int from pg_tables where tablename = 'kept'`)).toBe(0);
});

test('a server that cannot come back is tried on and on, without a new cluster, and the log says so', async () => {
  const lines: { msg: string; err?: { message: string } }[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  const told = (text: string) => vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContain(text), 45_000);
  const server = await start(folder(), { log });
  await ask(server.url, 'create table kept as select 42 as n');
  const pid = pidOf()!;

  renameSync(data(), `${data()}-away`);
  process.kill(pid, 'SIGKILL');
  await told('the embedded database does not come back, trying on');
  expect(lines.find(({ err }) => err)?.err?.message).toMatch(/is not there/);
  expect(existsSync(data())).toBe(false);

  renameSync(`${data()}-away`, data());
  await told('the embedded database is back');
  expect(await ask(server.url, 'select n from kept')).toBe(42);
});

test('stopping ends the attempts to come back', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const server = await start(folder(), { log });
  const pid = pidOf()!;
  renameSync(data(), `${data()}-away`);
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(lines.join('')).toContain('trying on'), 45_000);
  await server.stop();
});

test("the server's own log quotes no rows", async () => {
  const { url } = await start();
  await ask(url, 'create table people (nickname text primary key)');
  await ask(url, `insert into people values ('감귤'), ('레몬')`);
  await expect(ask(url, `insert into people values (concat('감', '귤'))`)).rejects.toThrow(/duplicate key/);
  const files = () => readdirSync(path.join(folder(), 'log')).map((name) => path.join(folder(), 'log', name));
  const said = () => files().map((file) => readFileSync(file, 'utf8'));
  await vi.waitFor(() => expect(said().join('')).toContain('duplicate key'), 10_000);
  expect(said().join('')).not.toContain('감귤');
});
