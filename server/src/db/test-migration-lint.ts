/** What a migration may not do to a table that people are using; each with the way that works instead. */
const REFUSED: readonly { what: RegExp; why: string; alsoNew?: true }[] = [
  {
    what: /^create (unique )?index (?!concurrently)/,
    why: 'an index is built under a lock that stops writes: create index concurrently, in a file of its own that begins with "-- outside a transaction"',
  },
  {
    what: /^(drop index|reindex)(?!.*\bconcurrently\b)/,
    why: 'it waits for, and then stops, every statement on the table: use concurrently, outside a transaction',
  },
  {
    what: /\badd column\b(?!.*\bdefault\b).*\bnot null\b/,
    why: 'it fails where there are rows, and the release before does not fill it: give it a default',
  },
  {
    what: /\badd column\b.*\bdefault\b.*\b(gen_random_uuid|random|clock_timestamp|nextval)\b/,
    why: 'a default that differs per row writes the whole table anew under a lock: add it without, fill it in batches by a job',
  },
  {
    what: /\badd column\b.*\bgenerated always as\b.*\bstored\b/,
    why: 'a stored column writes the whole table anew under a lock',
  },
  {
    what: /\balter (column )?\w+ (set data )?type\b/,
    why: 'it writes the whole table anew, and the release before expects the other type: add a column and move over',
  },
  {
    what: /\balter (column )?\w+ set not null\b/,
    why: 'it reads the whole table under a lock: add a check (… is not null) not valid, validate it in a later file, then set it',
  },
  {
    what: /\badd (constraint \w+ )?(check|foreign key)\b(?!.*\bnot valid\b)/,
    why: 'it reads the whole table under a lock: add it not valid, and validate it in a later file',
  },
  {
    what: /\badd (constraint \w+ )?(unique|primary key)\b(?!.*\busing index\b)/,
    why: 'it builds an index under a lock: build the index concurrently and add the constraint using it',
  },
  {
    what: /^alter table .*\b(drop column|rename)\b|^drop (table|view|function)\b/,
    why: 'the release before still uses it: stop using it in one release, remove it in the next',
  },
  { what: /^(vacuum full|cluster|truncate|lock( table)?)\b/, why: 'it locks the whole table' },
  {
    what: /^(update|delete from) (?!.*\bwhere\b)/,
    why: 'all rows in one transaction stay locked until its end: do it in batches by a job',
  },
];

/** A statement under `-- allowed: why` was looked at by somebody. Tables made in the same file are empty and unknown to others. */
const ALLOWED = /^\s*--\s*allowed: \S/;

/** One sentence for each statement that must not run beside people, or beside the release before. */
export function lintMigration(text: string): string[] {
  const statements = statementsOf(text);
  const made = new Set(statements.flatMap(({ sql }) => /^create table (?:if not exists )?(\w+)/.exec(sql)?.[1] ?? []));
  const looked = statements.filter(({ sql, isAllowed }) => !isAllowed && !made.has(tableOf(sql)));
  const altered = looked.find(({ sql }) => sql.startsWith('alter table '));
  const replaced = looked.find(({ sql }) => sql.startsWith('create or replace view '));
  return [
    ...looked.flatMap(({ sql }) =>
      REFUSED.filter(({ what }) => what.test(sql)).map(({ why }) => `${sql.slice(0, 60)}: ${why}`),
    ),
    ...(altered && replaced ? [`${replaced.sql.slice(0, 60)}: ${VIEW_AND_TABLE}`] : []),
  ];
}

const VIEW_AND_TABLE =
  'a reader holds the view and waits for the table, the migration holds the table and waits for the view: put each into a file of its own';

function tableOf(sql: string): string {
  return (
    /^(?:alter table|update|delete from|drop table)(?: if exists| only)* (\w+)/.exec(sql)?.[1] ??
    /^create (?:unique )?index .*?\bon (?:only )?(\w+)/.exec(sql)?.[1] ??
    ''
  );
}

/** Lower case, on one line, without texts, comments and bodies of functions. */
function statementsOf(text: string): { sql: string; isAllowed: boolean }[] {
  const quiet = text.replace(/--.*$/gm, (comment) => comment.replace(/[;'$]/g, ' '));
  const bare = quiet.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''").replace(/'(?:[^']|'')*'/g, "''");
  return bare.split(';').flatMap((part) => {
    const lines = part.split('\n');
    const sql = lines
      .map((line) => line.replace(/--.*$/, ''))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase();
    return sql ? [{ sql, isAllowed: lines.some((line) => ALLOWED.test(line)) }] : [];
  });
}
