import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lintMigration } from './test-migration-lint';

const FOLDER = path.resolve(import.meta.dirname, '../../migrations');
/** The schema of 1.0, which runs on empty databases only. */
const BASELINE = /^(?:00\d\d_|9000_)/;

test.each(
  readdirSync(FOLDER)
    .filter((name) => !BASELINE.test(name))
    .map((name) => [name]),
)('%s may run beside people and the release before', (name) => {
  expect(lintMigration(readFileSync(path.join(FOLDER, name), 'utf8'))).toEqual([]);
});

test.each([
  ['create index boards_by_day on boards (deadline)', /concurrently/],
  ['create unique index on users (email)', /concurrently/],
  ['drop index boards_by_day', /concurrently/],
  ['alter table boards add column flag boolean not null', /default/],
  ['alter table boards add column token uuid not null default gen_random_uuid()', /batches/],
  ['alter table boards add column day date generated always as (deadline) stored', /anew/],
  ['alter table boards alter column price type bigint', /anew/],
  ['alter table boards alter price set not null', /not valid/],
  ['alter table orders add constraint positive check (amount > 0)', /not valid/],
  ['alter table orders add foreign key (board_id) references boards', /not valid/],
  ['alter table users add constraint one unique (email)', /using/],
  ['alter table users drop column phone', /release before/],
  ['alter table users rename column phone to mobile', /release before/],
  ['drop table reviews', /release before/],
  ['lock table users', /whole table/],
  ['truncate likes', /whole table/],
  ["update users set nickname = 'a where b'", /batches/],
  ['delete from notifications', /batches/],
  ["-- when it is due; null: at once, at people's own risk\ndelete from notifications", /batches/],
  [
    'alter table participants add column seen_at timestamptz;\ncreate or replace view seated as select 1',
    /file of its own/,
  ],
])('refused: %s', (sql, why) => {
  expect(lintMigration(`-- a reason\n${sql};`)).toEqual([expect.stringMatching(why)]);
});

test.each([
  '-- outside a transaction\ncreate index concurrently if not exists boards_by_day on boards (deadline);',
  'create table fresh (id bigint primary key, at date not null); create index on fresh (at); alter table fresh add check (id > 0);',
  'alter table boards add column flag boolean not null default false;',
  'alter table boards add column seen_at timestamptz;',
  'alter table orders add constraint positive check (amount > 0) not valid;',
  'alter table orders validate constraint positive;',
  'alter table users add constraint one unique using index users_email;',
  "update users set nickname = 'a' where id = 1;",
  "create function f() returns trigger language plpgsql as $$ begin update users set name = ''; return null; end $$;",
  '-- allowed: nobody has read it since 0290\nalter table users drop column phone;',
])('taken: %s', (sql) => {
  expect(lintMigration(sql)).toEqual([]);
});
