import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { environmentOf, fillTemplate } from '../../bench/cluster/fill-template';
import { layoutOf } from '../../bench/cluster/layout';
import { readConfig } from './config';
import { type TestDatabase, testDatabase } from './db/test-database';
import { startServer } from './start-server';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const layout = layoutOf('/srv/cluster', 7400, path.join(ROOT, 'deploy'));

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test.each([
  ['haproxy.cfg', layout.balancer],
  ['patroni.yml', layout.patroni(1)],
  ['etcd.yml', layout.etcd(1)],
  ['redis.conf', layout.redis(1)],
  ['sentinel.conf', layout.sentinel(1)],
  ['mungchi.env', layout.node(1)],
])('every place in deploy/%s has a value in the cluster', (file, values) => {
  expect(fillTemplate(read(`deploy/${file}`), values)).not.toMatch(/\$\{\w/);
});

test('a node’s environment is one the product starts with, and compose gives it the same names', () => {
  const env = environmentOf(fillTemplate(read('deploy/mungchi.env'), layout.node(2)));
  expect(readConfig(env)).toMatchObject({
    production: true,
    port: 7402,
    databaseUrl: layout.databaseUrl,
    databaseReadUrl: layout.databaseReadUrl,
    redisUrl: 'redis://mungchi',
    redisSentinels: [7461, 7462, 7463].map((port) => ({ host: '127.0.0.1', port })),
  });
  const [, node] = /x-node:[\s\S]*?environment:\n([\s\S]*?)\n {2}#/.exec(read('deploy/compose.yaml'))!;
  const names = [...node!.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set(Object.keys(env)));
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

test('every alert has its page, and every page its alert', () => {
  const pages = [...read('docs/alerts.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(pages).toEqual(alerts().map(({ name }) => name));
  for (const { name, text } of alerts()) expect(text).toContain(`docs/alerts.md#${name.toLowerCase()}`);
});

test('every file of deploy/ is explained', () => {
  const docs = read('docs/operations.md');
  const files = readdirSync(path.join(ROOT, 'deploy'));
  expect(files.filter((file) => !docs.includes(`\`${file}\``) && !docs.includes(`deploy/${file}`))).toEqual([]);
});

test('docs/scale.md shows what its script prints', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/scale.mjs'], { cwd: ROOT, encoding: 'utf8' });
  expect(stdout).toContain('| 1,000,000 |');
  expect(read('docs/scale.md')).toContain(stdout.trim());
});

function alerts(): { name: string; expr: string; text: string }[] {
  return read('deploy/alerts.yml')
    .split(/^ *- alert: /m)
    .slice(1)
    .map((text) => ({ name: text.split('\n')[0]!, expr: /expr: >-\n([\s\S]*?)\n *for:/.exec(text)![1]!.trim(), text }));
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
