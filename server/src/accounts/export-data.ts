import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { RETENTION } from './retention';
import { tableName } from './retention-tables';

/** Everything about oneself as JSON, table by table, as the retention table lists it: only one table is held at a time. */
export async function* exportData({ db, now }: Pick<Deps, 'db' | 'now'>, userId: UserId): AsyncGenerator<string> {
  let before = `{"at":${JSON.stringify(now().toISOString())},"tables":{`;
  for (const [table, { exported, mine, told }] of Object.entries(RETENTION)) {
    if (exported.length === 0) continue;
    const besides = Object.entries(told?.(userId) ?? {}).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
    const columns = sql.join([...exported.map((column) => sql.ref(column)), ...besides]);
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(tableName(table))} where ${mine(userId)}`.execute(db);
    yield `${before}${JSON.stringify(table)}:[`;
    for (let from = 0; from < rows.length; from += PIECE) {
      const piece = rows.slice(from, from + PIECE).map((row) => JSON.stringify(row));
      yield `${from > 0 ? ',' : ''}${piece.join(',')}`;
    }
    before = '],';
  }
  yield ']}}';
}

const PIECE = 100;
