import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type TSSignature } from 'oxc-parser';
import type pg from 'pg';

const HEAD = '// Generated from the migrated database and `column-types.ts` by `npm run generate`; a test compares.\n';
const TYPED = path.resolve(import.meta.dirname, '../src/db/column-types.ts');

type Column = {
  table: string;
  /** Of a view: the table under it. */
  under: string | null;
  column: string;
  type: string;
  isNullable: boolean;
  /** Not by `now()`: whoever inserts says what time it is, by the product's clock. */
  isGiven: boolean;
  /** Whose id it is: its own, or another's by a foreign key. */
  idOf: string | null;
  check: string | null;
  about: string | null;
  aboutTable: string | null;
};

/** Every table with what the catalogue knows of its columns, as Kysely wants it. */
export async function tablesFile(pool: Pick<pg.Pool, 'query'>): Promise<string> {
  const columns = (await pool.query<Column>(CATALOGUE)).rows;
  const tables = new Map<string, Column[]>();
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  const named = namedTypes();
  const missing = [...named.columns].filter(
    (name) => !columns.some(({ table, column }) => name === nameOf(table, column)),
  );
  if (missing.length > 0)
    throw new Error(`column-types.ts names what the database does not have: ${missing.join(', ')}`);
  return [
    HEAD,
    "import type { Generated, JSONColumnType } from 'kysely';\n",
    "import type { CalendarDate, ColumnTypes, Ids } from './column-types';\n\n",
    '/** The tables as code sees them: camelCase here, snake_case in the migrations. */\n',
    'export type Schema = {\n',
    ...[...tables.values()].map((list) => (list[0]!.under ? viewOf(list, tables, named) : tableOf(list, named))),
    '};\n',
  ].join('');
}

function tableOf(list: readonly Column[], named: Named): string {
  const { table, aboutTable } = list[0]!;
  return [comment(aboutTable, '  '), `  ${camel(table)}: {\n`, ...list.map((one) => lineOf(one, named)), '  };\n'].join(
    '',
  );
}

/** What a view takes over from its table is of the same type there. */
function viewOf(list: readonly Column[], tables: ReadonlyMap<string, readonly Column[]>, named: Named): string {
  const { table, under, aboutTable } = list[0]!;
  const base = tables.get(under!)!;
  const own = list.filter(({ column }) => !base.some((one) => one.column === column));
  const taken = list.filter((one) => !own.includes(one)).map(({ column }) => `'${camel(column)}'`);
  const whole = `Schema['${camel(under!)}']`;
  const part = taken.length === base.length ? whole : `Pick<${whole}, ${taken.join(' | ')}>`;
  const more = own.length === 0 ? '' : ` & {\n${own.map((one) => lineOf(one, named)).join('')}  }`;
  return `${comment(aboutTable, '  ')}  ${camel(table)}: ${part}${more};\n`;
}

function lineOf(column: Column, named: Named): string {
  return `${comment(column.about, '    ')}    ${camel(column.column)}: ${typeOf(column, named)};\n`;
}

function typeOf(column: Column, named: Named): string {
  const { isNullable, isGiven, type } = column;
  const value = plainOf(column, named) + (isNullable ? ' | null' : '');
  if (type === 'json' || type === 'jsonb') {
    const text = isNullable ? 'string | null' : 'string';
    if (isNullable || isGiven) return `JSONColumnType<${value}, ${text} | undefined, ${text}>`;
    return `JSONColumnType<${value}>`;
  }
  return isGiven ? `Generated<${value}>` : value;
}

function plainOf({ table, column, type, idOf, check }: Column, named: Named): string {
  if (named.columns.has(nameOf(table, column))) return `ColumnTypes['${camel(table)}']['${camel(column)}']`;
  if (idOf && named.ids.has(camel(idOf))) return `Ids['${camel(idOf)}']`;
  const listed = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]*)\]\)\)\)/.exec(check ?? '')?.[1];
  if (listed) return listed.replaceAll('::text', '').replaceAll(', ', ' | ');
  const [, element = '', list = ''] = /^([a-z ]+?)(?:\(.*\))?(\[\])?$/.exec(type) ?? [];
  const value = VALUES[element];
  if (!value) throw new Error(`${table}.${column}: nobody has said what ${type} is in code.`);
  return value + list;
}

const VALUES: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'CalendarDate',
  'double precision': 'number',
  integer: 'number',
  json: 'object',
  jsonb: 'object',
  numeric: 'number',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Date',
  uuid: 'string',
};

type Named = { columns: ReadonlySet<string>; ids: ReadonlySet<string> };

/** Which columns and which ids `column-types.ts` has a type for; the compiler finds it there. */
function namedTypes(): Named {
  const { program } = parseSync(TYPED, readFileSync(TYPED, 'utf8'));
  const membersOf = (name: string) => {
    for (const node of program.body) {
      const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
      if (declared?.type === 'TSTypeAliasDeclaration' && declared.id.name === name)
        return literal(declared.typeAnnotation);
    }
    throw new Error(`column-types.ts has no ${name}.`);
  };
  const columns = membersOf('ColumnTypes').flatMap(({ name, type }) =>
    literal(type).map((column) => `${name}.${column.name}`),
  );
  return { columns: new Set(columns), ids: new Set(membersOf('Ids').map(({ name }) => name)) };
}

function literal(type: object): { name: string; type: object }[] {
  const { members = [] } = type as { members?: TSSignature[] };
  return members.flatMap((member) =>
    member.type === 'TSPropertySignature' && member.key.type === 'Identifier'
      ? [{ name: member.key.name, type: member.typeAnnotation!.typeAnnotation }]
      : [],
  );
}

const comment = (text: string | null, indent: string) => (text ? `${indent}/** ${text} */\n` : '');
const nameOf = (table: string, column: string) => `${camel(table)}.${camel(column)}`;
const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const CATALOGUE = `
  select t.relname as "table", a.attname as "column",
    format_type(a.atttypid, a.atttypmod) as "type",
    not a.attnotnull as "isNullable",
    a.attidentity <> '' or coalesce(pg_get_expr(d.adbin, d.adrelid), 'now()') <> 'now()' as "isGiven",
    case when t.relkind = 'v' then (
      select min(base.relname) from pg_rewrite r
      join pg_depend on pg_depend.objid = r.oid and refobjid <> t.oid and pg_depend.classid = 'pg_rewrite'::regclass
      join pg_class base on base.oid = refobjid
      where r.ev_class = t.oid) end as "under",
    coalesce(
      (select f.confrelid::regclass::text from pg_constraint f
        where f.contype = 'f' and f.conrelid = t.oid and f.conkey = array[a.attnum]),
      (select t.relname from pg_constraint f
        where f.contype = 'p' and f.conrelid = t.oid and f.conkey = array[a.attnum] and a.attname = 'id')) as "idOf",
    (select min(pg_get_constraintdef(f.oid)) from pg_constraint f
      where f.contype = 'c' and f.conrelid = t.oid and f.conkey = array[a.attnum]
        and pg_get_constraintdef(f.oid) like '%= ANY (ARRAY[%') as "check",
    col_description(t.oid, a.attnum) as "about",
    obj_description(t.oid, 'pg_class') as "aboutTable"
  from pg_class t
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'v') and t.relname <> 'schema_migrations'
  order by t.relname collate "C", a.attnum`;
