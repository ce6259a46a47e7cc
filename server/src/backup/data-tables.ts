import type pg from 'pg';

export type DataTable = { schema: string; name: string; columns: string[] };

/** Written by the migrations themselves. */
const OF_MIGRATIONS = new Set(['public.schema_migrations']);

/** Every table of the product, jobs among them, what is referenced before what refers to it, without computed columns. */
export async function dataTables(client: pg.ClientBase): Promise<DataTable[]> {
  const { rows: tables } = await client.query<DataTable>(`
    select schema.nspname as schema, class.relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class class
      join pg_namespace schema on schema.oid = relnamespace
      join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and schema.nspname = 'public'
    group by 1, 2 order by 1, 2`);
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`);
  const wanted = tables.filter((table) => !OF_MIGRATIONS.has(`${table.schema}.${table.name}`));
  return inOrder(wanted, (table) =>
    references.filter(({ from, to }) => from === shown(table) && to !== from).map(({ to }) => to),
  );
}

/** As `regclass` shows it: the schema of the search path is left out. */
const shown = ({ schema, name }: DataTable) => (schema === 'public' ? name : `${schema}.${name}`);

function inOrder(tables: DataTable[], needs: (table: DataTable) => string[]): DataTable[] {
  const ordered: DataTable[] = [];
  const done = new Set<string>();
  let left = tables;
  while (left.length > 0) {
    const ready = left.filter((table) => needs(table).every((name) => done.has(name)));
    if (ready.length === 0) throw new Error(`Tables refer to each other in a circle: ${left.map(shown).join(', ')}`);
    for (const table of ready) done.add(shown(table));
    ordered.push(...ready);
    left = left.filter((table) => !done.has(shown(table)));
  }
  return ordered;
}

/** For a statement: names quoted. */
export const sqlName = ({ schema, name }: { schema: string; name: string }) => `"${schema}"."${name}"`;
export const sqlColumns = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ');
