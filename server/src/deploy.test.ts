import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { environmentOf, fillTemplate } from '../../bench/cluster/fill-template';
import { layoutOf, PASSWORDS } from '../../bench/cluster/layout';
import { readConfig } from './config';
import { type TestDatabase, testDatabase } from './db/test-database';
import { plainConnections } from './plain-connections';
import { startServer } from './start-server';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const COMPOSE = read('deploy/many/compose.yaml');
const BOX = read('deploy/compose.yaml');
const folder = mkdtempSync(path.join(tmpdir(), 'mungchi-deploy-'));
const layout = layoutOf(folder, 7400, path.join(ROOT, 'deploy/many'));

let database: TestDatabase;
beforeAll(async () => {
  mkdirSync(layout.tls(''));
  writeFileSync(layout.tls('ca.pem'), '');
  database = await testDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

test.each([
  ['haproxy.cfg', layout.balancer],
  ['patroni.yml', layout.patroni(1)],
  ['etcd.yml', layout.etcd(1)],
  ['redis.conf', layout.redis(1)],
  ['sentinel.conf', layout.sentinel(1)],
  ['mungchi.env', layout.node(1)],
])('every place in deploy/many/%s has a value in the cluster', (file, values) => {
  for (const name of placesOf(file)) expect(values).toHaveProperty(name);
});

test.each(['haproxy.cfg', 'patroni.yml', 'etcd.yml', 'redis.conf', 'sentinel.conf'])(
  'every place in deploy/many/%s has a value in compose.yaml',
  (file) => {
    for (const name of placesOf(file)) expect(COMPOSE).toMatch(new RegExp(`\\b${name}: `));
  },
);

test.each(Object.keys(PASSWORDS))('%s is asked for by a file, and chosen by whoever starts the containers', (name) => {
  const asking = readdirSync(path.join(ROOT, 'deploy/many')).filter((file) =>
    read(`deploy/many/${file}`).includes(name),
  );
  expect(asking).toContain('compose.yaml');
  expect(asking.length).toBeGreaterThan(1);
  expect(COMPOSE).toContain(`\${${name}:?`);
});

test('nothing of it is spoken in the open or to everybody', () => {
  for (const file of ['redis.conf', 'sentinel.conf']) expect(read(`deploy/many/${file}`)).toMatch(/^port 0$/m);
  expect(read('deploy/many/etcd.yml')).not.toContain('http:');
  expect(read('deploy/many/etcd.yml').match(/client-cert-auth: true/g)).toHaveLength(2);
  expect(read('deploy/many/patroni.yml')).not.toMatch(/^ *- host /m);
  expect(COMPOSE).not.toMatch(/http:|redis:\/\/|0\.0\.0\.0\/|: 0\.0\.0\.0:/);
  // What people send goes to the nodes over http: no name of theirs for us, and no crowd from one address.
  expect(read('deploy/many/haproxy.cfg')).toMatch(
    /del-header X-Forwarded-Host$[\s\S]*del-header X-Forwarded-For unless front$/m,
  );
  expect(read('deploy/many/haproxy.cfg')).toMatch(/reject if \{ sc0_conn_cur gt \d+ \}/);
});

test('a node’s environment is one the product starts with, and compose gives it the same names', () => {
  const env = environmentOf(fillTemplate(read('deploy/many/mungchi.env'), layout.node(2)));
  expect(readConfig(env)).toMatchObject({
    production: true,
    port: 7402,
    databaseUrl: layout.databaseUrl,
    databaseReadUrl: layout.databaseReadUrl,
    redisUrl: `rediss://:${PASSWORDS.REDIS_PASSWORD}@mungchi`,
    redisAuthority: layout.tls('ca.pem'),
    redisSentinels: [8, 9, 10].map((nth) => ({ host: `127.0.0.${nth}`, port: 7453 + nth })),
    metricsToken: PASSWORDS.METRICS_TOKEN,
  });
  const elsewhere = {
    ...env,
    DATABASE_URL: env['DATABASE_URL']!.replace('localhost', 'db.example'),
    REDIS_SENTINELS: '10.0.0.1:26379',
  };
  expect(plainConnections(readConfig(elsewhere))).toEqual([]);
  const [, node] = /x-node:[\s\S]*?environment:\n([\s\S]*?)\n {2}#/.exec(COMPOSE)!;
  const names = [...node!.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set(Object.keys(env)));
});

test('images are named by their full version, and what is private stays out of them', () => {
  const bases = ['Dockerfile', 'many/Dockerfile.parts'].flatMap((file) =>
    Array.from(read(`deploy/${file}`).matchAll(/^FROM (\S+)/gm), ([, image]) => image!),
  );
  expect(bases).toHaveLength(3);
  for (const image of bases) expect(image).toMatch(/^(node:\d+\.\d+\.\d+|debian:\d+\.\d+)-/);
  const left = read('deploy/Dockerfile.dockerignore').split('\n');
  for (const hidden of ['**/.env', 'deploy/**/*.env', '**/*.key', '**/*.pem']) expect(left).toContain(hidden);
});

test('no container takes all the memory or fills the disk with its log', () => {
  for (const name of ['x-part', 'x-node']) {
    const [, part] = new RegExp(`^${name}: [\\s\\S]*?\n([\\s\\S]*?)\n\n`, 'm').exec(COMPOSE)!;
    expect(part).toMatch(/^ {2}mem_limit: \d+[mg]$/m);
    expect(part).toMatch(/^ {2}logging: \*log$/m);
  }
});

test('one box: three variables, one volume, and what each service may do', () => {
  const asked = Array.from(BOX.matchAll(/(?<!\$)\$\{(\w+)/g), ([, name]) => name!);
  expect(new Set(asked)).toEqual(new Set(['WEB_ORIGIN', 'DATABASE_PASSWORD', 'MASTER_KEY']));
  for (const name of new Set(asked)) expect(BOX).toContain(`\${${name}:?`);
  expect(BOX).toMatch(/^volumes: \{ mungchi: \{\} \}$/m);
  expect(new Set(Array.from(BOX.matchAll(/source: (\w+)/g), ([, name]) => name))).toEqual(new Set(['mungchi']));
  const services = BOX.slice(BOX.indexOf('\nservices:'), BOX.indexOf('\nnetworks:'))
    .split(/^ {2}(?=\w+:$)/m)
    .slice(1);
  expect(services.map((service) => /^\w+/.exec(service)![0])).toEqual(['mungchi', 'postgres', 'tls', 'folders']);
  for (const service of services) {
    expect(service).toMatch(/^ {4}mem_limit: \d+[mg]$/m);
    expect(service).toMatch(/^ {4}logging: \*log$/m);
    const [, image, version] = /^ {4}image: (\w+)(?::(\S+))?$/m.exec(service)!;
    if (image !== 'mungchi') expect(version).toMatch(/^\d+\.\d+/);
  }
});

test('one box’s environment is one the product starts with, by a socket and behind its own TLS', () => {
  const [, node] = /^ {2}mungchi:[\s\S]*?environment:\n([\s\S]*?)\n {4}volumes:/m.exec(BOX)!;
  const chosen: Record<string, string> = {
    WEB_ORIGIN: 'https://mungchi.example',
    DATABASE_PASSWORD: 'abc123',
    MASTER_KEY: 'a master key of thirty-two characters',
  };
  const lines = node!.matchAll(/^ {6}(\w+): (.+)$/gm);
  const env = Object.fromEntries(
    Array.from(lines, ([, name, value]) => [name, value!.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, of) => chosen[of]!)]),
  );
  const config = readConfig({ ...imageEnvironment(), ...env });
  expect(config).toMatchObject({ production: true, dataDir: '/data', host: '0.0.0.0', port: 3000 });
  expect(config.backup).toMatchObject({ dir: '/data/backups' });
  expect(plainConnections(config)).toEqual([]);
  expect(BOX).toContain(`ipv4_address: ${env['TRUST_PROXY']} }`);
});

test('the image is built from the lock file, runs as nobody, has a health check and carries no tools', () => {
  const file = read('deploy/Dockerfile');
  const [, run] = file.split(/^FROM .* AS build$[\s\S]*?(?=^FROM )/m);
  expect(file.match(/npm (ci|install)\b[^&\n]*/g)).toEqual([
    'npm ci --omit=dev --no-audit --no-fund',
    'npm ci --omit=dev --workspace=@mungchi/server --no-audit --no-fund',
  ]);
  expect(run).toMatch(/^USER node$/m);
  expect(run).toMatch(/^HEALTHCHECK [\s\S]*healthz/m);
  expect(run).not.toMatch(/\bnpm (ci|run|install)|apt-get/);
  for (const tool of ['npm', 'npx', 'corepack', 'yarn', 'yarnpkg']) expect(run).toContain(`/usr/local/bin/${tool}`);
  expect(run!.indexOf('USER node')).toBeGreaterThan(run!.indexOf('RUN mkdir'));
});

/** What deploy/Dockerfile sets. */
function imageEnvironment(): Record<string, string> {
  const [, line] = /^ENV (.+)$/m.exec(read('deploy/Dockerfile'))!;
  return Object.fromEntries(line!.split(' ').map((each) => each.split('=') as [string, string]));
}

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
describe.each(['deploy/mungchi.service', 'deploy/many/mungchi@.service'])('%s', (unit) => {
  test('what it sets is known, and Node may still compile', () => {
    const set = /^Environment=(.+)$/m.exec(read(unit))?.[1]?.split(' ') ?? [];
    const env = Object.fromEntries(set.map((each) => each.split('=') as [string, string]));
    expect(readConfig(env).production).toBe(set.length > 0);
    expect(read(unit)).not.toMatch(/^MemoryDenyWriteExecute=/m);
  });

  test.runIf(hasSystemd)('it may do little', () => {
    const offline = ['security', '--offline=true', '--threshold=40', unit];
    const { status, stdout } = spawnSync('systemd-analyze', offline, { cwd: ROOT, encoding: 'utf8' });
    expect(stdout).toContain('Overall exposure level');
    expect(status).toBe(0);
  });
});

test('alerts and dashboard speak of figures that exist', async () => {
  const server = await startServer(
    readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      DATABASE_READ_URL: database.url,
      REDIS_URL: 'redis://127.0.0.1:1',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DEMO: 'off',
    }),
  );
  const text = await (await fetch(`${server.address}/metrics`)).text();
  await server.stop();
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!));
  const { panels } = JSON.parse(read('deploy/grafana-dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const unknown = [...alerts().map(({ expr }) => expr), ...shown].flatMap(namesIn).filter((name) => !known.has(name));
  expect(unknown).toEqual([]);
});

/** `${NAME}`, and HAProxy's `${NAMES[*]}`. */
function placesOf(file: string): string[] {
  return Array.from(read(`deploy/many/${file}`).matchAll(/\$\{(\w+)(?:\[\*\])?\}/g), ([, name]) => name!);
}

function alerts(): { expr: string }[] {
  return read('deploy/alerts.yml')
    .split(/^ *- alert: /m)
    .slice(1)
    .map((text) => ({ expr: /expr: >-\n([\s\S]*?)\n *for:/.exec(text)![1]!.trim() }));
}

const FUNCTIONS = /^(sum|max|min|rate|increase|topk|histogram_quantile|absent|by|and|or|le)$/;

/** Metric names in an expression; a histogram's series go by its own name. `up` is Prometheus's. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replace(/\bby \([^)]*\)/g, '')
    .replace(/\b\d[\d.e]*\b/g, '');
  return (bare.match(/[a-z]\w+/g) ?? [])
    .filter((name) => !FUNCTIONS.test(name) && name !== 'up')
    .map((name) => name.replace(/^(http_request_duration_seconds)_(count|bucket|sum)$/, '$1'));
}
