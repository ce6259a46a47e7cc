import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { RETENTION } from './retention';
import { tableName } from './retention-tables';

/** Everything about oneself, table by table, as the retention table lists it. */
export async function exportData(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
): Promise<{ at: string; tables: Record<string, Record<string, unknown>[]> }> {
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const [table, { exported, mine, told }] of Object.entries(RETENTION)) {
    if (exported.length === 0) continue;
    const besides = Object.entries(told?.(userId) ?? {}).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
    const columns = sql.join([...exported.map((column) => sql.ref(column)), ...besides]);
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(tableName(table))} where ${mine(userId)}`.execute(db);
    tables[table] = rows;
  }
  return { at: now().toISOString(), tables: JSON.parse(JSON.stringify(tables)) };
}
