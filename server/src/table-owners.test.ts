import { expect, test } from 'vitest';
import type { Schema } from './db/schema.gen';
import { COLUMN_OWNERS, FOREIGN_READS, TABLE_OWNERS, WRITES_EVERYTHING } from './table-owners';
import { sourcesIn, statementsOf } from './test-statements';

type Table = keyof Schema;

const TABLES = Object.keys(TABLE_OWNERS) as Table[];

/** Support of tests and of measurements makes worlds of its own. */
const SUPPORT = /(^|\/)(test-[^/]*|[^/]*\.test)\.ts$|(^|\/)eval\//;

const FOUND = sourcesIn(import.meta.dirname)
  .filter(({ file }) => !SUPPORT.test(file))
  .flatMap(({ file, source }) => {
    const folder = file.includes('/') ? file.split('/')[0]! : '.';
    return statementsOf(source, TABLES).map((statement) => ({
      ...statement,
      table: statement.table as Table,
      file,
      folder,
    }));
  });

test('only its owner writes a table', () => {
  const trespasses = FOUND.filter(({ kind, folder, table, columns }) => {
    if (kind === 'read' || folder === TABLE_OWNERS[table] || WRITES_EVERYTHING.includes(folder)) return false;
    return !columns?.every((column) => ownerOf(table, column) === folder);
  });
  expect(trespasses.map(({ file, table }) => `${file} writes ${table}, which ${TABLE_OWNERS[table]} owns`)).toEqual([]);
});

test('every grant of a column is used', () => {
  const granted = Object.entries(COLUMN_OWNERS).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, folder]) => `${folder} ${table}.${column}`),
  );
  const used = FOUND.flatMap(({ kind, folder, table, columns }) =>
    kind === 'write' && folder !== TABLE_OWNERS[table] ? (columns ?? []).map((one) => `${folder} ${table}.${one}`) : [],
  );
  expect(granted.filter((grant) => !used.includes(grant))).toEqual([]);
});

test('which tables of others a folder reads', () => {
  const reads: Record<string, Table[]> = {};
  for (const { kind, folder, table } of FOUND) {
    if (kind === 'write' || folder === TABLE_OWNERS[table] || WRITES_EVERYTHING.includes(folder)) continue;
    reads[folder] = [...new Set([...(reads[folder] ?? []), table])].sort();
  }
  expect(reads).toEqual(FOREIGN_READS);
});

test.each<[string, ReturnType<typeof statementsOf>]>([
  ["tx.insertInto('participants').values(row)", [{ kind: 'write', table: 'participants' }]],
  ["tx\n  .deleteFrom('boardLikes')", [{ kind: 'write', table: 'boardLikes' }]],
  [
    "tx.updateTable('participants').set({ paidAt: at, readSeq: f(1, 2) })",
    [{ kind: 'write', table: 'participants', columns: ['paidAt', 'readSeq'] }],
  ],
  ["tx.updateTable('users').set(edit)", [{ kind: 'write', table: 'users' }]],
  ["tx.updateTable('users').set({ ...edit, name })", [{ kind: 'write', table: 'users' }]],
  ['sql`insert into board_likes (board_id) values (1)`', [{ kind: 'write', table: 'boardLikes' }]],
  [
    'sql`update participants p set read_seq = greatest(p.read_seq, least(1, 2)), paid_at = null from chat_rooms r`',
    [
      { kind: 'write', table: 'participants', columns: ['readSeq', 'paidAt'] },
      { kind: 'read', table: 'chatRooms' },
    ],
  ],
  ['sql`select 1 from chat_rooms r for update of r`', [{ kind: 'read', table: 'chatRooms' }]],
  [
    'sql`delete from users where true`',
    [
      { kind: 'write', table: 'users' },
      { kind: 'read', table: 'users' },
    ],
  ],
  [
    "db.selectFrom('users as me').leftJoin('reviews', on)",
    [
      { kind: 'read', table: 'users' },
      { kind: 'read', table: 'reviews' },
    ],
  ],
  ['/** delete from users */ // update users set name', []],
])('reads %s', (source, expected) => {
  expect(statementsOf(source, TABLES)).toEqual(expected);
});

function ownerOf(table: Table, column: string): string {
  const columns: Record<string, string> | undefined = (COLUMN_OWNERS as Record<string, Record<string, string>>)[table];
  return columns?.[column] ?? TABLE_OWNERS[table];
}
