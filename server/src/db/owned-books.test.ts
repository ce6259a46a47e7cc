import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './connect';
import { migrate } from './migrate';
import { ownedBooks } from './owned-books';
import { emptyDatabase, type TestDatabase } from './test-database';

const FILE = readFileSync(new URL('../../../deploy/append-only.sql', import.meta.url), 'utf8');

let database: TestDatabase;
let url: string;
let roles: { product: string; keeper: string };
beforeAll(async () => {
  database = await emptyDatabase();
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
  const { name } = rows[0]!;
  roles = { product: `${name}_product`, keeper: `${name}_keeper` };
  await database.pool.query(`
    create role "${roles.product}" nologin;
    create role "${roles.keeper}" nologin;
    alter schema public owner to "${roles.product}";`);
  await database.pool.query(`grant create on database "${name}" to "${roles.product}"`);
  url = `${database.url}&options=${encodeURIComponent(`-c role=${roles.product}`)}`;
  await migrate(url);
});
afterAll(async () => {
  for (const role of Object.values(roles))
    await database.pool.query(`drop owned by "${role}" cascade; drop role "${role}"`);
  await database.close();
});

async function as<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

const owned = async () => {
  const { db, close } = connect(url, { max: 1 });
  return ownedBooks(db).finally(close);
};

test('whoever made the tables owns them, and can switch their triggers off', async () => {
  expect(await owned()).toEqual(['audit', 'audit_log', 'ledger_entries', 'ledger_sets']);
  await as((client) =>
    client.query('begin; alter table ledger_sets disable trigger user; delete from ledger_sets; rollback'),
  );
});

test('after deploy/append-only.sql the product adds to the books, and that is all', async () => {
  // What psql fills in.
  await database.pool.query(FILE.replace(/:"(\w+)"/g, (_, name: keyof typeof roles) => `"${roles[name]}"`));
  expect(await owned()).toEqual([]);
  await as(async (client) => {
    for (const statement of [
      'alter table ledger_sets disable trigger user',
      'alter table audit_log disable trigger all',
      'update ledger_entries set amount = 1',
      'delete from audit',
      'drop table ledger_entries',
      'truncate audit_log',
      `create or replace function ledger_is_append_only() returns trigger language plpgsql as 'begin return null; end'`,
      'alter table ledger_sets owner to current_user',
    ])
      await expect(client.query(statement), statement).rejects.toThrow(/must be owner|permission denied/);
    await client.query(`
      begin;
      insert into users (provider, provider_user_id, name, email) values ('kakao', '1', '이웃', '1@example.org');
      insert into boards (leader_id, name, quantity, title, total_user, price, deadline, category_id, location, latitude, longitude, pictures)
        values (1, '감귤', '10kg', '감귤', 3, 3000, '2026-10-31', 1, '제주시', 33.45, 126.57, '[]');
      insert into ledger_sets (kind, imp_uid, board_id, at, provider) values ('PAYMENT', 'imp_1', 1, now(), 'SANDBOX');
      insert into ledger_entries (set_id, board_id, account, amount) values (1, 1, 'OUTSIDE', -1000), (1, 1, 'HOLDING', 1000);
      commit`);
    expect((await client.query('select sum(amount)::int as sum from ledger_entries')).rows).toEqual([{ sum: 0 }]);
    await client.query('create table later (id int)');
  });
});
