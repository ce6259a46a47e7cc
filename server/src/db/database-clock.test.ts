import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isTest, ROOT } from '../test-sources';
import { type TestDatabase, testDatabase } from './test-database';

/**
 * The product reads one clock, `deps.now`, so that it can be moved from outside (`TEST_CLOCK`). Here are all places that read
 * another one: the database's own in a statement, a default or a function, or the machine's in code.
 */
const IN_STATEMENTS = {
  'jobs/queue.ts': 'leases, which processes with clocks of their own prolong and compare',
  'db/replica-delay.ts': 'how far the replica is behind',
  'db/migrate.ts': 'when a migration was applied',
};

const IN_CODE = {
  'assistant/eval/run.ts': 'a measurement',
  'assistant/read/model.ts': 'how long a model is left alone',
  'backup/backup-command.ts': 'the date of a copy, which belongs to the world outside',
  'create-deps.ts': 'real time, which `now` is made of',
  'db/embedded/create-cluster.ts': 'files on disk',
  'db/embedded/join-server.ts': 'waiting for a process',
  'db/embedded/stop-postmaster.ts': 'waiting for a process',
  'db/shared-secret.ts': 'when a secret was made; made before there is a clock',
  'media/s3-credentials.ts': 'what Amazon lends runs out by its clock',
  'media/s3-store.ts': 'a signature that Amazon compares with its clock',
  'media/tidy-copies.ts': 'files on disk',
  'operator/machines/read-machines.ts': 'when the process started',
  'products/catalogue.ts': 'how often memory is compared with the database',
  'realtime/gateway.ts': 'where no clock is given: tests',
  'realtime/rate-limit.ts': 'where no clock is given: tests',
  'realtime/redis-health.ts': 'how long Redis is left alone',
  'realtime/redis-rate-limit.ts': 'where no clock is given: tests',
  'telemetry/trace-work.ts': 'traces, put beside those of others',
  'with-database.ts': 'real time, which `now` is made of',
};

/** For the release before, and for whoever writes by hand; the types of the tables ask every insert for a value. */
const DEFAULTS = [
  'board_likes.created_at',
  'board_views.viewed_at',
  'boards.created_at',
  'boards.updated_at',
  'chat_rooms.created_at',
  'media.created_at',
  'orders.asked_at',
  'participants.joined_at',
  'product_likes.created_at',
  'product_searches.searched_at',
  'product_views.viewed_at',
  'products.created_at',
  'refresh_tokens.created_at',
  'reviews.created_at',
  'sandbox_payments.created_at',
  'schema_migrations.applied_at',
  'secrets.created_at',
  'users.created_at',
];

const SQL_CLOCK =
  /\b(now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\s*\(|\b(current_timestamp|current_date|current_time|localtimestamp|localtime)\b/i;

describe('in the sources', () => {
  const files = readdirSync(path.join(ROOT, 'server/src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !isTest(file));
  const clocks = new Map(
    files.map((file) => [file, clocksIn(file, readFileSync(path.join(ROOT, 'server/src', file), 'utf8'))]),
  );
  const that = (reads: 'statement' | 'code') => files.filter((file) => clocks.get(file)!.has(reads)).sort();

  test('no statement asks the database for the time, but these', () => {
    expect(that('statement')).toEqual(Object.keys(IN_STATEMENTS).sort());
  });

  test('no code asks the machine for the time, but this', () => {
    expect(that('code')).toEqual(Object.keys(IN_CODE).sort());
  });

  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: sources as text
  test.each([
    ['sql`select now()`', ['statement']],
    ['sql`select ${now()}`', []],
    ["sql.raw('at < current_date')", ['statement']],
    ['const at = now();', []],
    ['new Date()', ['code']],
    ['new Date(at)', []],
    ['const clock = Date.now;', ['code']],
    ['performance.now()', []],
    ['// now()', []],
  ])('%s', (source, reads) => expect([...clocksIn('x.ts', source)]).toEqual(reads));
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: sources as text
});

describe('in the database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  const namesOf = async (statement: string) =>
    (await database.pool.query<{ name: string; source: string }>(statement)).rows
      .filter(({ source }) => SQL_CLOCK.test(source))
      .map(({ name }) => name)
      .sort();

  test('defaults', async () => {
    expect(
      await namesOf(`
        select c.relname || '.' || a.attname as name, pg_get_expr(d.adbin, d.adrelid) as source
        from pg_attrdef d join pg_class c on c.oid = d.adrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum
        where c.relnamespace = 'public'::regnamespace`),
    ).toEqual(DEFAULTS);
  });

  test('functions, triggers among them', async () => {
    expect(
      await namesOf(
        `select proname as name, prosrc as source from pg_proc where pronamespace = 'public'::regnamespace`,
      ),
    ).toEqual([]);
  });

  test('views and constraints', async () => {
    expect(
      await namesOf(`
        select viewname as name, definition as source from pg_views where schemaname = 'public'
        union all select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace`),
    ).toEqual([]);
  });
});

type Node = { type: string; [key: string]: unknown };

/** Which other clocks a source reads; comments are none. */
function clocksIn(file: string, source: string): Set<'statement' | 'code'> {
  const found = new Set<'statement' | 'code'>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (node === null || typeof node !== 'object' || !('type' in node)) return;
    const { type, value, callee, object, property } = node as Node & Record<string, Node | undefined>;
    const nameOf = (of: Node | undefined) => (of?.type === 'Identifier' ? of['name'] : undefined);
    if (type === 'TemplateElement' && SQL_CLOCK.test((value as unknown as { raw: string }).raw)) found.add('statement');
    if (type === 'Literal' && typeof value === 'string' && SQL_CLOCK.test(value)) found.add('statement');
    if (
      type === 'NewExpression' &&
      nameOf(callee) === 'Date' &&
      (node as { arguments?: unknown[] }).arguments?.length === 0
    )
      found.add('code');
    if (type === 'MemberExpression' && nameOf(object) === 'Date' && nameOf(property) === 'now') found.add('code');
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, source).program);
  return found;
}
